import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { settle } from './settle.ts'

/** What a theme decides. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it is now, or in one part of it, one line per element. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const axe = axeOn(page)
  return describe(await (part ? axe.include(part) : axe).analyze())
}

/** The same in light and in dark. One load serves both: what the theme changes is colour alone. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  const light = await findViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  const dark = describe(await axeOn(page).withRules(rulesOfColour).analyze())
  await page.emulateMedia({ colorScheme: null })
  return [...light, ...dark.map((violation) => `in dark: ${violation}`)]
}

// No page of ours has frames, and without them axe needs no page of its own to put its findings together.
// A notice whose time is over fades at a moment of its own choosing, and nobody has to read it any more.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().exclude('[data-sonner-toast][data-removed="true"]')

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

const describe = ({ violations }: Results) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary.replace(/\s+/g, ' ')}`),
  )
