import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { openStory, type Story, settle } from './story-book.ts'

/** Problems in light and in dark. One load serves both: what the theme changes is CSS alone. */
export async function checkAccessibility(page: Page, base: string, story: Story): Promise<Record<string, string[]>> {
  const errors: string[] = []
  const note = (error: Error) => errors.push(`error in the page: ${error.message}`)
  page.on('pageerror', note)
  try {
    await openStory(page, base, story.id)
    const light = await findViolations(page)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await settle(page)
    return { light: [...errors, ...light], dark: await findViolations(page) }
  } catch (error) {
    return { light: [String(error)], dark: [String(error)] }
  } finally {
    page.off('pageerror', note)
  }
}

async function findViolations(page: Page): Promise<string[]> {
  // A story is a fragment: rules about whole pages do not apply to it.
  const axe = new AxeBuilder({ page }).disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
