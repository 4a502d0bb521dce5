import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { openStory, type Story, settle } from './story-book.ts'

/** What a theme decides. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Problems in light and in dark, which is read from the right. One load serves both: what changes is colour and side. */
export async function checkAccessibility(page: Page, base: string, story: Story): Promise<Record<string, string[]>> {
  const errors: string[] = []
  const note = (error: Error) => errors.push(`error in the page: ${error.message}`)
  page.on('pageerror', note)
  try {
    await openStory(page, base, story.id)
    const light = await findViolations(axeOn(page))
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
      document.documentElement.dir = 'rtl'
    })
    await settle(page)
    return { light: [...errors, ...light], dark: await findViolations(axeOn(page).withRules(rulesOfColour)) }
  } catch (error) {
    return { light: [String(error)], dark: [String(error)] }
  } finally {
    page.off('pageerror', note)
  }
}

// A story is a fragment: rules about whole pages do not apply to it. It has no frames, and without them axe needs no page
// of its own to put its findings together.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])

async function findViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
