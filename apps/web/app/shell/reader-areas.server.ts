import type { SiteSettings } from '@gable/contract/settings'
import type { AreaUnit } from '@gable/domain/area-units'
import { type HomeUnit, homeUnits, plotUnits } from '@gable/domain/reader-units'
import { measureOf } from '@gable/domain/measure-of'
import type { LanguageCode } from '@gable/i18n/languages'
import { readCookie } from '#app/shared/cookies.ts'
import { type AreaChoice, areaCookie } from './area-choice.ts'
import type { Site } from './site.ts'
import { findEdition } from './site-texts.server.ts'

type Reader = {
  headers: Headers
  account: Site['account']
  settings: Pick<SiteSettings, 'areaUnit' | 'plotUnits'>
  language: LanguageCode
}

/**
 * What this reader's areas are told in. It comes with the page, figures and signs alike: what is drawn on the server is
 * drawn again in the browser, and no page carries units that nobody chose.
 */
export async function readAreas({ language, ...reader }: Reader): Promise<Site['areas']> {
  const { units } = (await findEdition(language)).messages.calculators
  const { home, plot } = chosenUnits(reader)
  const measure = (unit: AreaUnit) => measureOf(unit, units[unit].symbol)
  return {
    choice: { home, plot },
    home: measure(home),
    plot: measure(plot === 'as_home' ? home : plot),
    homes: homeUnits.map((unit) => ({ unit, name: units[unit].symbol })),
    plots: (['hectare', 'acre', ...reader.settings.plotUnits] as const).map((unit) => ({
      unit,
      name: units[unit].name,
    })),
  }
}

/** The member's own word counts, then that of the browser, then the operator's. */
export function chosenUnits({ headers, account, settings }: Omit<Reader, 'language'>): AreaChoice {
  const [homeWord, plotWord] = readCookie(headers.get('cookie'), areaCookie)?.split('.') ?? []
  const home = account?.areaUnit ?? homeUnits.find((unit) => unit === homeWord) ?? usualUnit(headers, settings.areaUnit)
  const plot = account?.plotUnit ?? plotUnits.find((unit) => unit === plotWord) ?? 'as_home'
  // What the operator has taken back is no longer shown.
  const isOffered = plot === 'as_home' || plot === 'hectare' || plot === 'acre' || settings.plotUnits.includes(plot)
  return { home, plot: isOffered ? plot : 'as_home' }
}

/** Where homes are advertised in square feet. */
const feetRegions = new Set('AE BD CA GB HK IN LK LR MM MY NP PK SG US'.split(' '))

function usualUnit(headers: Headers, setting: SiteSettings['areaUnit']): HomeUnit {
  if (setting !== 'by_region') return setting
  const [, region = ''] = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(headers.get('accept-language') ?? '') ?? []
  return feetRegions.has(region.toUpperCase()) ? 'square_foot' : 'square_metre'
}
