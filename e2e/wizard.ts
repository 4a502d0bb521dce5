import type { CDPSession, Page } from 'playwright-core'

/** Where the homes of the tests are. */
export const place = [
  ['Latitude', '41.15384'],
  ['Longitude', '-8.61972'],
  ['Street and number', 'Rua de Cedofeita 412'],
  ['City', 'Porto'],
  ['State or district', 'Porto'],
  ['Country', 'Portugal'],
] as const

/** With the keyboard: what is drawn over a radio button may not be the button itself. */
export const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).press('Space')

export const saved = (page: Page) => page.getByLabel('Saved', { exact: true }).waitFor()

/** To another step, by the list of them. */
export async function goTo(page: Page, step: string) {
  await page.getByRole('navigation', { name: 'Steps' }).first().getByRole('link', { name: step }).click()
  await page.waitForFunction(
    (name) => document.querySelector('[aria-current="step"]')?.textContent?.includes(name),
    step,
  )
}

export const grip = (page: Page, number: number) =>
  page.getByRole('button', { name: `Photo ${number}: move or remove` })

export async function fillPlace(page: Page) {
  for (const [label, text] of place) await page.getByRole('textbox', { name: label }).fill(text)
}

/** Whatever this kind of home must say. */
export async function fillDetails(page: Page) {
  for (const field of await page.locator('main input[required]').all()) await field.fill('3')
}

/** A connection of two megabytes a second that can be cut. */
export async function slowDown(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = (isOffline: boolean, bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: isOffline,
      latency: 40,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  await set(false, 2_000_000)
  return {
    drop: () => set(true, 0),
    restore: () => set(false, 2_000_000),
    end: async () => {
      await set(false, -1)
      await session.detach()
    },
  }
}

/** Goes on with Tab until the thing of this name has the focus. */
export async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      // The page itself holds every word; it has the focus for a moment when a step is exchanged.
      if (!element || element === document.body) return []
      const own = element.getAttribute('aria-label') ?? ''
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
      return [own, ...[...(labels ?? [])].map((label) => label.textContent ?? ''), element.textContent ?? '']
    })
    if (focused.some((text) => text.trim().startsWith(name) || text.includes(name))) return
  }
  throw new Error(`${name} cannot be reached with Tab`)
}

export async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, label)
  await page.keyboard.type(text)
}

export async function follow(page: Page, link: string, heading: string) {
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}
