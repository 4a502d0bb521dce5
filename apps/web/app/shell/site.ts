import type { OwnAccount } from '@gable/contract/accounts'
import type { SiteSettings } from '@gable/contract/settings'
import type { AreaMeasure } from '@gable/domain/area-measure'
import type { HomeUnit, PlotUnit } from '@gable/domain/reader-units'
import { builtInLanguages, type Language, type LanguageCode } from '@gable/i18n/languages'
import { createContext, use } from 'react'
import { localPath } from '#app/shared/i18n/local-path.ts'
import type { AreaChoice } from './area-choice.ts'
import type { MapSources } from './map-sources.ts'
import type { ThemeChoice } from './theme-choice.ts'

/** What every page knows: the site, its reader and how they want to see it. */
export type Site = {
  settings: SiteSettings
  account: OwnAccount | null
  /** Somebody is signed in whom the operator has shut out. */
  isDeactivated: boolean
  language: LanguageCode
  defaultLanguage: LanguageCode
  /** Those that there are to choose from. */
  languages: readonly Language[]
  /** Which edition of the texts this page is drawn with. */
  textsVersion: string
  theme: ThemeChoice
  /** What areas are told and typed in, and what there is to choose from. */
  areas: {
    choice: AreaChoice
    home: AreaMeasure
    plot: AreaMeasure
    homes: { unit: HomeUnit; name: string }[]
    plots: { unit: PlotUnit; name: string }[]
  }
  publicUrl: string
  map: MapSources
  requestId: string
  year: number
}

const squareMetre: AreaMeasure = { squareMetres: 1, places: 20, sign: 'm²' }

/** What stands in while the settings cannot be asked for. */
export const fallbackSettings: SiteSettings = {
  siteName: 'Gable',
  currencySymbol: '$',
  currency: { code: 'USD' },
  hasCompactPrices: false,
  brandColour: null,
  defaultPlace: null,
  asksPositionAtOnce: false,
  areaUnit: 'square_metre',
  plotUnits: [],
  placeholderLogoUrl: '',
  contactEmail: '',
  contactPhone: '',
  contactAddress: '',
  aboutText: '',
  hasSlider: true,
  appstoreId: '',
  stripePublishableKey: '',
  paystackPublicKey: '',
  isVerificationRequired: false,
  verificationState: 'initial',
  isDemo: false,
  termsVersion: '1',
  passwordMinLength: 8,
  signInWays: ['email'],
}

export const fallbackSite: Site = {
  settings: fallbackSettings,
  account: null,
  isDeactivated: false,
  language: 'en',
  defaultLanguage: 'en',
  languages: builtInLanguages,
  textsVersion: 'unknown',
  theme: 'auto',
  areas: {
    choice: { home: 'square_metre', plot: 'as_home' },
    home: squareMetre,
    plot: squareMetre,
    homes: [],
    plots: [],
  },
  publicUrl: '',
  map: {},
  requestId: '',
  year: 2026,
}

/** Our own context: whoever reads the loader's data through the router renders again at each change of its state. */
export const SiteContext = createContext(fallbackSite)

export function useSite(): Site {
  return use(SiteContext)
}

export function useLanguage(): Language {
  const { language, languages } = useSite()
  return languages.find(({ code }) => code === language) ?? builtInLanguages[0]
}

/** Turns a path of the site into one in the reader's language. */
export function useLocalPath(): (path: string) => string {
  const { language, defaultLanguage } = useSite()
  return (path) => localPath(path, language, defaultLanguage)
}
