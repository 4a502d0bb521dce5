import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations, findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readLayoutShifts, watchLayout } from './layout-shift.ts'
import { readCode } from './mailbox.ts'
import { createProduct, findTemplate, type Product, runScript, start } from './product.ts'
import { settle } from './settle.ts'
import { someProperties } from './some-properties.ts'
import { createVisitor, newcomer } from './visitor.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await createProduct('postgres', {}, await findTemplate(someProperties))
  await runScript('apps/server/src/staff.ts', product.environment, ['set', 'appstoreId', '"1234567890"'])
  ;[browser] = await Promise.all([openBrowser(), start(product)])
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

const phone = { viewport: { width: 390, height: 844 } }

describe('somebody who has to sign in first', () => {
  test('signs in over the page and goes on to what they wanted; Back leads to the page', async () => {
    const { page, leave, complaints } = await createVisitor(browser, product.siteUrl)
    const email = `dialog-${crypto.randomUUID()}@gable.test`
    await page.goto('/properties?deal=sell')
    await settle(page)
    await page.getByRole('banner').getByRole('link', { name: 'List a home' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in or join' })
    await dialog.getByText('The form opens after you sign in.').waitFor()
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('dialog', { name: 'Enter the code' }).waitFor()
    await page.getByLabel('Six-digit code').fill(await readCode(email))
    await page.waitForURL((url) => url.pathname.startsWith('/user/properties'))
    await page.getByRole('dialog', { name: 'Finish your profile first' }).waitFor()
    await page.goBack()
    await expect.poll(() => page.url()).toBe(`${product.siteUrl}/properties?deal=sell`)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(complaints).toEqual([])
    await leave()
  })

  test('closes it with Escape and with Back: the page stays, asks for nothing and has the focus again', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto('/properties?deal=sell')
    await settle(page)
    const opener = page.getByRole('banner').getByRole('link', { name: 'List a home' })
    await opener.click()
    await page.getByRole('dialog').waitFor()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('.data')) asked.push(request.url())
    })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(`${product.siteUrl}/properties?deal=sell`)
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await expect.poll(() => page.url()).toBe(`${product.siteUrl}/properties?deal=sell`)
    expect(asked).toEqual([])
    await leave()
  })

  test('on a phone it is a sheet, and closing it gives the focus back to the menu', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl, phone)
    await page.goto('/')
    await settle(page)
    const menu = page.getByRole('banner').getByRole('link', { name: 'Menu' })
    await menu.click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'List a home' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in or join' })
    await dialog.waitFor()
    await settle(page)
    const box = await dialog.boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 390])
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(menu)).toBe(true)
    await leave()
  })

  test('without scripts the link leads to the page that signs in and back', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl, { javaScriptEnabled: false })
    await page.goto('/ar')
    const link = page.getByRole('banner').getByRole('link', { name: 'أضف عقارًا' }).first()
    expect(await link.getAttribute('href')).toBe('/ar/sign-in?next=%2Far%2Fuser%2Fproperties')
    await leave()
  })

  test('the dialog has no barrier in either theme', async () => {
    const { page, leave, complaints } = await createVisitor(browser, product.siteUrl)
    await page.goto('/ar/properties#sign-in')
    await page.getByRole('dialog').waitFor()
    expect(await findViolationsInBothThemes(page)).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  })
})

describe('the position of the reader', () => {
  const oporto = { latitude: 41.1579, longitude: -8.6291 }

  test('is asked for after an explanation, and kept when the reader agrees', async () => {
    const options = { ...newcomer, geolocation: oporto }
    const { page, context, leave, complaints } = await createVisitor(browser, product.siteUrl, options)
    await watchLayout(page)
    await page.goto('/properties')
    await settle(page)
    const question = page.getByRole('complementary', { name: 'Question from the site' })
    expect(await question.count()).toBe(0)
    await page.goto('/')
    await question.getByText('Use your location to show homes near you').waitFor()
    // It stands among the sections of the page and covers none of them.
    expect(await question.evaluate((aside) => getComputedStyle(aside).position)).toBe('static')
    await settle(page)
    expect(await findViolations(page)).toEqual([])
    expect(await readLayoutShifts(page)).toEqual([])
    // What the reader says to the browser's own question.
    await context.grantPermissions(['geolocation'], { origin: product.siteUrl })
    await question.getByRole('button', { name: 'Use my location' }).click()
    await page.getByText('Your location is saved in this browser.').waitFor()
    expect(await question.count()).toBe(0)
    await expect.poll(() => readStored(page)).toEqual(oporto)
    await page.reload()
    await settle(page)
    expect(await question.count()).toBe(0)
    await expect.poll(() => readStored(page)).toEqual(oporto)
    expect(complaints).toEqual([])
    await leave()
  })

  test('is asked for on the first page where the operator wants that, except beside a form, and not again', async () => {
    const set = (value: string) =>
      runScript('apps/server/src/staff.ts', product.environment, ['set', 'asksPositionAtOnce', value])
    await set('true')
    const { page, leave } = await createVisitor(browser, product.siteUrl, newcomer)
    const question = page.getByRole('complementary', { name: 'Question from the site' })
    await page.goto('/register')
    await settle(page)
    expect(await question.count()).toBe(0)
    await expect
      .poll(async () => {
        await page.goto('/properties')
        await settle(page)
        return question.count()
      })
      .toBe(1)
    await question.getByRole('button', { name: 'Not now' }).click()
    expect(await question.count()).toBe(0)
    await page.goto('/')
    await settle(page)
    expect(await question.count()).toBe(0)
    await expect.poll(() => readStored(page)).toBeNull()
    await set('false')
    await leave()
  })

  const readStored = (page: Page) =>
    page.evaluate(() => {
      const cache = JSON.parse(localStorage.getItem('gable:cache:1') ?? '{}') as { locationData?: unknown }
      return cache.locationData ?? null
    })
})

describe('a browser that cannot be notified', () => {
  test('is told of the app, once it is dismissed never again, unless that is undone by keyboard', async () => {
    const { page, leave, complaints } = await createVisitor(browser, product.siteUrl)
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
    await page.goto('/')
    const hint = page.getByRole('complementary', { name: 'Question from the site' })
    const link = hint.getByRole('link', { name: 'Get the app' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('https://apps.apple.com/app/id1234567890')
    await settle(page)
    expect(await findViolations(page)).toEqual([])
    await hint.getByRole('button', { name: 'Do not show again' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    expect(await hint.count()).toBe(0)
    expect(await undo.evaluate((button) => button.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite')
    await page.keyboard.press('Alt+t')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect.poll(() => hasFocus(undo)).toBe(true)
    await page.keyboard.press('Enter')
    await link.waitFor()
    await hint.getByRole('button', { name: 'Do not show again' }).click()
    await page.reload()
    await settle(page)
    expect(await hint.count()).toBe(0)
    expect(complaints).toEqual([])
    await leave()
  })

  test('one that can is not', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto('/')
    await settle(page)
    await expect.poll(() => page.getByRole('link', { name: 'Get the app' }).count()).toBe(0)
    await leave()
  })
})

describe('the frame of every page', () => {
  test('knows whether the page was loaded anew by hand', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    const readFlag = () => page.evaluate(() => sessionStorage.getItem('manualRefresh'))
    await page.goto('/')
    await expect.poll(readFlag).toBe('false')
    await page.reload()
    await expect.poll(readFlag).toBe('true')
    await page.goto('/properties')
    await expect.poll(readFlag).toBe('false')
    await leave()
  })

  test('the line of progress ends with the page, and with its failure', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    const line = page.getByRole('progressbar', { name: 'Loading the page' })
    await page.goto('/')
    await settle(page)
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(/properties\.data/, async (route) => {
      await answered
      await route.fulfill({ status: 500, body: 'broken' })
    })
    await page.getByRole('banner').getByRole('link', { name: 'Rent' }).click()
    await line.waitFor({ state: 'attached' })
    answer()
    await page.getByRole('heading', { name: 'Something went wrong on our side' }).waitFor()
    await expect.poll(() => line.count()).toBe(0)
    await leave()
  })

  test('the heading of a new page has the focus as soon as it is there, so that no key goes astray', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto('/')
    await settle(page)
    const hadFocusAtFirst = page.evaluate(() => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const heading = () => document.querySelector('#main h1')
      const old = heading()
      const observer = new MutationObserver(() => {
        if (heading() && heading() !== old) resolve(document.activeElement === heading())
      })
      observer.observe(document.body, { childList: true, subtree: true })
      return promise
    })
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
    await page.waitForURL(/\/projects/)
    expect(await hadFocusAtFirst).toBe(true)
    await leave()
  })

  test('terms and privacy have no barrier in either theme', async () => {
    const { page, leave, complaints } = await createVisitor(browser, product.siteUrl)
    for (const path of ['/terms', '/ar/privacy']) {
      await page.goto(path)
      expect([path, await findViolationsInBothThemes(page)]).toEqual([path, []])
      await expect.poll(() => page.locator('main section').count()).toBe(6)
    }
    expect(complaints).toEqual([])
    await leave()
  })

  test('whoever registers reads which version of the terms they accept', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await page.goto('/register')
    const label = page.locator('label', { has: page.getByRole('checkbox') })
    expect(await label.textContent()).toContain('I accept the terms (version 1) and the privacy notice.')
    expect(await label.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('/terms')
    await leave()
  })
})

const hasFocus = (element: ReturnType<Page['locator']>) => element.evaluate((node) => node === document.activeElement)
