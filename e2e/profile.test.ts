import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations, findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readLayoutShifts, scrollThrough, watchLayout } from './layout-shift.ts'
import { readCode } from './mailbox.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { addSomePlaces } from './some-places.ts'
import { timeUntilOut } from './time-until-out.ts'
import { createVisitor, type Visitor } from './visitor.ts'

let product: Product
let browser: Browser
let tomas: Visitor

const picture = new URL('../demo-town/samples/loft-desk.jpg', import.meta.url).pathname
const email = `tomas-${crypto.randomUUID()}@gable.test`
const otherEmail = `tomas-${crypto.randomUUID()}@gable.test`
const password = 'four-tall-windows'

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
  await addSomePlaces(product)
  tomas = await createVisitor(browser, product.siteUrl)
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

describe('somebody completes their profile', () => {
  test('comes to it through the sign-in, and sees what is missing', async () => {
    const { page } = tomas
    await signIn(page, email, '/sign-in?next=/user')
    await page.waitForURL(isAt('/user'))
    await page.getByText('4 things are missing').waitFor()
    await page.getByRole('link', { name: 'Add: Name' }).click()
    await page.waitForURL(isAt('/user/profile'))
    await page.waitForFunction(() => document.activeElement?.id === 'profile-name')
    await page.keyboard.type('Tomás Brandão')
    // It counts when it is saved.
    await page.getByText('One unsaved change').waitFor()
    expect(await page.getByText('4 things are missing').count()).toBe(1)
  })

  test('cuts a picture by pointer, by key and with the slider', async () => {
    const { page } = tomas
    await page.locator('input[type=file]').setInputFiles(picture)
    const dialog = page.getByRole('dialog')
    const circle = dialog.getByRole('group')
    await circle.waitFor()
    const readPosition = () => dialog.locator('img').evaluate((image) => image.style.transform)
    const start = await readPosition()
    await drag(page, circle, 40, 20)
    const dragged = await readPosition()
    await circle.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(readPosition).not.toBe(dragged)
    expect(dragged).not.toBe(start)
    const size = dialog.getByRole('slider')
    const before = Number(await size.inputValue())
    await size.focus()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    expect(Number(await size.inputValue())).toBeGreaterThan(before)
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    expect(await findViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Use photo' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => readPictureSize(page)).toBeGreaterThanOrEqual(120)
  })

  test('is told next to the field what is not right, when leaving it', async () => {
    const { page } = tomas
    const phone = page.getByRole('textbox', { name: 'Phone' })
    await phone.fill('912 604 418')
    await expect.poll(() => page.getByText('Enter a phone number with its country code').count()).toBe(0)
    await phone.blur()
    await page.getByText('Enter a phone number with its country code').waitFor()
    await phone.fill('+351 912 604 418')
    await page.getByLabel('Facebook').fill('https://www.facebook.com/casanorte/')
    await page.getByLabel('About you').fill('I have sold homes since 2009.')
  })

  test('finds the address by typing its beginning, with the keyboard alone', async () => {
    const { page } = tomas
    await page.getByLabel('Street, number and town').focus()
    await page.keyboard.type('port')
    await page.getByRole('option', { name: /^Porto/ }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => readAddress(page)).toEqual(porto)
  })

  test('moves the pin by key to the other bank, and the address follows', async () => {
    const { page } = tomas
    const pin = page.getByRole('button', { name: /^Pin:/ })
    await pin.focus()
    for (let step = 0; step < 32; step += 1) await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => readAddress(page)).toEqual(gaia)
  })

  test('drags the pin', async () => {
    const { page } = tomas
    const pin = page.getByRole('button', { name: /^Pin:/ })
    await pin.scrollIntoViewIfNeeded()
    const asked = page.waitForRequest((request) => request.url().includes('/reverse-geocode'))
    await drag(page, pin, 60, 30)
    await asked
    await expect.poll(() => readAddress(page)).toEqual(gaia)
  })

  test('keeps a street of their own when the pin moves on', async () => {
    const { page } = tomas
    await page.getByLabel('Street, number and town').fill('Rua de Cedofeita 412, Porto')
    await page.keyboard.press('Escape')
    const answered = page.waitForResponse((response) => response.url().includes('/reverse-geocode'))
    await page.getByRole('button', { name: /^Pin:/ }).press('ArrowLeft')
    await answered
    await expect
      .poll(() => readAddress(page))
      .toMatchObject({ address: 'Rua de Cedofeita 412, Porto', city: gaia.city })
  })

  test('is asked before leaving what is not saved, and may stay', async () => {
    const { page } = tomas
    await page.getByRole('link', { name: 'Security', exact: true }).click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/user/profile')
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Tomás Brandão')
  })

  test('keeps everything that was typed when the server refuses something', async () => {
    const { page } = tomas
    await page.getByRole('textbox', { name: 'Phone' }).fill('+351 000 000 000')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('Enter a phone number with its country code').waitFor()
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Tomás Brandão')
    await page.getByRole('textbox', { name: 'Phone' }).fill('+351 912 604 418')
  })

  test('saves, and finds all of it again after loading the page anew', async () => {
    const { page } = tomas
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('Your profile is saved.').waitFor()
    await page.getByText('Your profile is complete').waitFor()
    // The face in the navigation comes by itself, when the worker has made it.
    await page.locator('.dashboard-face img').waitFor()
    await page.reload()
    await settle(page)
    await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Tomás Brandão')
    await expect.poll(() => page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('+351912604418')
    await expect.poll(() => page.getByLabel('Facebook').inputValue()).toBe('casanorte')
    await expect.poll(() => page.getByLabel('About you').inputValue()).toBe('I have sold homes since 2009.')
    await expect.poll(() => readAddress(page)).toEqual({ ...gaia, address: 'Rua de Cedofeita 412, Porto' })
    await expect.poll(() => readPictureSize(page)).toBeGreaterThanOrEqual(120)
    await expect.poll(() => page.getByRole('button', { name: 'Save profile' }).count()).toBe(0)
  })

  test('switches notifications off at once', async () => {
    const { page } = tomas
    const saved = page.waitForResponse((response) => response.url().endsWith('/update_profile'))
    const notices = page.getByRole('switch', { name: 'Send me updates about my listings and searches' })
    await notices.click()
    expect((await saved).status()).toBe(200)
    await page.reload()
    await settle(page)
    await expect.poll(() => notices.isChecked()).toBe(false)
  })

  test('goes on to where they were sent from, once nothing is missing', async () => {
    const { page } = tomas
    await page.goto('/user/profile?next=/user/security')
    await settle(page)
    await page.getByLabel('Full name').fill('Tomás B.')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.waitForURL(isAt('/user/security'))
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  })

  test('the browser had nothing to complain about but the refusal that was wanted', () => {
    expect(tomas.complaints.filter((complaint) => !complaint.includes('status of 400'))).toEqual([])
  })
})

describe('somebody keeps their ways to sign in', () => {
  test('sets a password, and later proves with it who they are', async () => {
    const { page } = tomas
    await page.goto('/user/security')
    await settle(page)
    await page.getByRole('button', { name: 'Add: Password' }).click()
    await savePassword(page, password)
    await makeStale()
    await page.reload()
    await settle(page)
    await page.getByRole('button', { name: 'Change: Email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
    await dialog.getByLabel('Password', { exact: true }).fill('not-my-password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByText('The password is not correct.').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect.poll(() => page.getByRole('dialog', { name: 'Change email' }).count()).toBe(1)
  })

  test('changes the address with the code that came to the new one', async () => {
    const { page } = tomas
    const dialog = page.getByRole('dialog', { name: 'Change email' })
    await dialog.getByLabel('New email').fill(otherEmail)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await dialog.getByLabel('Six-digit code').fill(await readCode(otherEmail))
    await expect.poll(() => page.getByText(`${otherEmail} · code or link by email`).count()).toBe(1)
  })

  test('proves it with a code as well, and changes the password', async () => {
    const { page } = tomas
    await makeStale()
    await page.reload()
    await settle(page)
    await page.getByRole('button', { name: 'Change: Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
    await dialog.getByRole('button', { name: 'Use a code' }).click()
    await forgetLimits()
    const known = await readCode(otherEmail)
    await dialog.getByRole('button', { name: 'Send me a code' }).click()
    await dialog.getByLabel('Six-digit code').fill(await readCode(otherEmail, { known }))
    await savePassword(page, 'five-green-shutters')
    await expect.poll(() => page.getByText('Saved. Other devices are signed out.').count()).toBe(1)
  })

  test('signs one device out, which is out within five seconds', async () => {
    const { page } = tomas
    await forgetLimits()
    const other = await createVisitor(browser, product.siteUrl, { userAgent: firefox })
    await signIn(other.page, otherEmail, '/sign-in?next=/user/security')
    await page.reload()
    await settle(page)
    await page.getByRole('button', { name: 'Sign out of Firefox on Windows' }).click()
    await page.getByText('One device is signed out.').waitFor()
    expect(await timeUntilOut(other.page)).toBeLessThan(5_000)
    await expect.poll(() => page.getByText('This device').count()).toBe(1)
    await other.leave()
  })
})

const paths = ['/user', '/user/profile', '/user/security']

describe('the pages of a member', () => {
  test('have no barrier for anybody in either theme', async () => {
    const storageState = await tomas.context.storageState()
    const found: Record<string, string[]> = {}
    for (const width of [390, 1440]) {
      const visitor = await createVisitor(browser, product.siteUrl, {
        storageState,
        viewport: { width, height: 900 },
      })
      for (const path of paths) {
        await visitor.page.goto(`/ar${path}`)
        const violations = await findViolationsInBothThemes(visitor.page)
        if (violations.length > 0) found[`${path} ${width}`] = violations
      }
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    }
    expect(found).toEqual({})
  })

  test.each([390, 1440])('do not move while they load, %i wide', async (width) => {
    const storageState = await tomas.context.storageState()
    const { page, leave } = await createVisitor(browser, product.siteUrl, {
      storageState,
      viewport: { width, height: 900 },
    })
    await watchLayout(page)
    for (const path of paths) {
      await page.goto(path)
      await settle(page)
      await scrollThrough(page)
      expect(await readLayoutShifts(page)).toEqual([])
    }
    await leave()
  })
})

const porto = {
  address: 'Porto, Porto District, Portugal',
  city: 'Porto',
  state: 'Porto District',
  country: 'Portugal',
}
const gaia = {
  ...porto,
  address: 'Vila Nova de Gaia, Porto District, Portugal',
  city: 'Vila Nova de Gaia',
}
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

const isAt = (path: string) => (url: URL) => url.pathname === path

async function readAddress(page: Page) {
  const read = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  return {
    address: await read('Street, number and town'),
    city: await read('City'),
    state: await read('State or district'),
    country: await read('Country'),
  }
}

const readPictureSize = (page: Page) =>
  page.locator('.profile-face img').evaluate((image) => (image as HTMLImageElement).naturalWidth)

async function drag(page: Page, thing: ReturnType<Page['locator']>, right: number, down: number) {
  const box = await thing.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 })
  await page.mouse.move(x + right, y + down, { steps: 4 })
  await page.mouse.up()
}

async function savePassword(page: Page, wanted: string) {
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('New password', { exact: true }).fill(wanted)
  await dialog.getByLabel('Confirm new password').fill(wanted)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

const run = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
/** As if the last proof were long ago. */
const makeStale = () => run('update session set fresh_until = null')
/** Codes are sent once in a while; a test does not wait for that. */
const forgetLimits = () => run('delete from rate_window')
