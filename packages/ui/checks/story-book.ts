import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

const root = join(import.meta.dirname, '../storybook-static')
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

export type Story = { id: string; type: string; title: string; name: string }
export type StoryBook = { stories: Story[]; base: string; browser: Browser; close: () => Promise<void> }

/** Serves the built Storybook on loopback and starts a browser to read it. */
export async function openStoryBook(): Promise<StoryBook> {
  const index = JSON.parse(await readFile(join(root, 'index.json'), 'utf8')) as { entries: Record<string, Story> }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...flags, ...quiet] })
  return {
    stories: Object.values(index.entries).filter((entry) => entry.type === 'story'),
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    browser,
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
  const body = await readFile(join(root, path)).catch(() => null)
  response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
  response.end(body ?? '')
}

/** The one without a window if it is there: it draws the same with less work. */
function findChromium(): string {
  const find = 'command -v chromium-headless-shell || command -v chromium'
  return process.env.CHROMIUM_PATH || execFileSync('sh', ['-c', find], { encoding: 'utf8' }).trim()
}

export async function openStory(page: Page, base: string, id: string, globals = 'theme:light;direction:ltr') {
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  await page.locator('#storybook-root > *, [data-base-ui-portal] > *').first().waitFor()
  await settle(page)
}

/** Waits for fonts and for every animation that has an end: colours in the middle of a fade fail contrast. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready
    const ending = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}
