/**
 * Opens every story of the built Storybook in Chromium, light and dark, and lets axe look at it.
 *   npm run build:storybook -w packages/ui && tools/bootstrap node packages/ui/check-stories.ts [--shots folder]
 */
import { execFileSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, chromium, type Page } from 'playwright-core'

const root = join(import.meta.dirname, 'storybook-static')
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}

const { values } = parseArgs({ options: { shots: { type: 'string' }, only: { type: 'string' } } })

type Story = { id: string; type: string; title: string; name: string }

async function readStories(): Promise<Story[]> {
  const index = JSON.parse(await readFile(join(root, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story')
  return values.only ? stories.filter((story) => story.id.includes(values.only ?? '')) : stories
}

const server = createServer((request, response) => void answer(request, response))

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
  const body = await readFile(join(root, path)).catch(() => null)
  response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
  response.end(body ?? '')
}

async function openStory(page: Page, base: string, story: Story, globals: string) {
  await page.goto(`${base}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`)
  await page.locator('#storybook-root > *, [data-base-ui-portal] > *').first().waitFor({ timeout: 10_000 })
  await settle(page)
}

/** Waits for fonts and for every animation that has an end: colours in the middle of a fade fail contrast. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

async function findViolations(page: Page): Promise<string[]> {
  // A story is a fragment: rules about whole pages do not apply to it.
  const axe = new AxeBuilder({ page }).disableRules(['landmark-one-main', 'page-has-heading-one', 'region'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/** The same page is looked at twice: what the theme changes is CSS alone. */
async function checkStory(context: BrowserContext, base: string, story: Story): Promise<string[][]> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`error in the page: ${error.message}`))
  try {
    await openStory(page, base, story, 'theme:light;direction:ltr')
    const light = await findViolations(page)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await settle(page)
    return [[...errors, ...light], await findViolations(page)]
  } catch (error) {
    return [[String(error)], [String(error)]]
  } finally {
    await page.close()
  }
}

async function takeShots(context: BrowserContext, base: string, story: Story, folder: string) {
  for (const globals of ['theme:light;direction:ltr', 'theme:dark;direction:ltr', 'theme:light;direction:rtl']) {
    for (const width of [1440, 390]) {
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 900 })
      await openStory(page, base, story, globals)
      await showWhole(page)
      const name = `${story.id}-${width}-${globals.replace(/theme:|direction:/g, '').replace(';', '-')}.png`
      await page.screenshot({ path: join(folder, name), fullPage: true })
      await page.close()
    }
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Pictures below the fold are lazy; a window as high as the page brings them all. */
async function showWhole(page: Page) {
  const size = page.viewportSize() ?? { width: 1440, height: 900 }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) })
  await page.waitForLoadState('networkidle')
}

function findChromium(): string {
  return process.env.CHROMIUM_PATH ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim()
}

async function main() {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...flags, ...quiet] })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  let passed = 0
  let failed = 0
  if (values.shots) await mkdir(values.shots, { recursive: true })
  for (const story of await readStories()) {
    for (const [index, problems] of (await checkStory(context, base, story)).entries()) {
      if (problems.length === 0) passed++
      else failed++
      const theme = index === 0 ? 'light' : 'dark'
      for (const problem of problems) say(`${story.title} / ${story.name} (${theme}): ${problem}`)
    }
    if (values.shots) await takeShots(context, base, story, values.shots)
  }
  await browser.close()
  server.close()
  say(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}

await main()
