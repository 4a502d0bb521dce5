/**
 * Opens every story of the built Storybook in Chromium: axe looks at it in light and in dark, then the behaviours run.
 *   npm run build:storybook -w packages/ui && tools/bootstrap node packages/ui/check-stories.ts
 * `--only dialog` narrows the stories, `--shots folder` takes pictures of them at two widths.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './checks/accessibility.ts'
import { behaviours } from './checks/behaviour.ts'
import { openStory, openStoryBook, type Story } from './checks/story-book.ts'

const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string', default: '' } } })
const count = { passed: 0, failed: 0 }

const say = (line: string) => process.stdout.write(`${line}\n`)

function report(what: string, problems: string[]) {
  count[problems.length === 0 ? 'passed' : 'failed']++
  for (const problem of problems) say(`✗ ${what}: ${problem}`)
}

async function takeShots(page: Page, base: string, story: Story, folder: string) {
  await mkdir(folder, { recursive: true })
  for (const globals of ['theme:light;direction:ltr', 'theme:dark;direction:ltr', 'theme:light;direction:rtl']) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await openStory(page, base, story.id, globals)
      // Pictures below the fold are lazy; a window as high as the page brings them all.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.max(900, height) })
      await page.waitForLoadState('networkidle')
      const name = `${story.id}-${width}-${globals.replace(/theme:|direction:/g, '').replace(';', '-')}.png`
      await page.screenshot({ path: join(folder, name) })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

const book = await openStoryBook()
const stories = book.stories.filter(({ id }) => id.includes(values.only)).values()
const tried = behaviours.filter(({ story }) => story.includes(values.only)).values()

/** Takes the next of what is left until nothing is: two of these keep two processors busy. */
async function checkRest() {
  const context = await book.browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(180_000)
  const page = await context.newPage()
  for (const story of stories) {
    const found = await checkAccessibility(page, book.base, story)
    for (const [theme, problems] of Object.entries(found)) report(`${story.title} / ${story.name} (${theme})`, problems)
    if (values.shots) await takeShots(page, book.base, story, values.shots)
  }
  for (const { name, story, globals, run } of tried) {
    const fresh = await context.newPage()
    const problems = await openStory(fresh, book.base, story, globals)
      .then(() => run(fresh))
      .then(
        () => [],
        (error: unknown) => [String(error)],
      )
    report(name, problems)
    await fresh.close()
  }
}

await Promise.all([checkRest(), checkRest()])

await book.close()
say(`${count.passed} passed, ${count.failed} failed`)
if (count.failed > 0 || count.passed === 0) process.exitCode = 1
