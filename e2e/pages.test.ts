import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { readLayoutShifts, scrollThrough, watchLayout } from './layout-shift.ts'
import { looks } from './looks.ts'
import { type Product, startProduct } from './product.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor } from './visitor.ts'

let product: Product
let browser: Browser
let session: Awaited<ReturnType<typeof rememberSession>>

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  session = await rememberSession()
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

async function rememberSession() {
  const visitor = await createVisitor(browser, product.siteUrl)
  await signIn(visitor.page, `pages-${crypto.randomUUID()}@gable.test`)
  const state = await visitor.context.storageState()
  await visitor.leave()
  return state
}

const pages = {
  home: () => '/',
  results: () => '/properties',
  property: () => `/properties-details/${slugs.loft}`,
  'sign-in': () => '/sign-in',
  posting: () => '/user/properties',
  'not found': () => '/nobody-lives-here',
}
type PageName = keyof typeof pages

const names = Object.keys(pages) as PageName[]
const views = names.flatMap((name) => looks.map((look) => ({ name, ...look })))
const widths = [
  { kind: 'a phone', viewport: { width: 390, height: 844 } },
  { kind: 'a desk', viewport: { width: 1440, height: 900 } },
]

describe('every page', () => {
  test.each(views)(
    '$name, $theme, in $language has no barrier for anybody and no complaint of the browser',
    async ({ name, theme, language, prefix }) => {
      const storageState = name === 'posting' ? session : undefined
      const visitor = await createVisitor(browser, product.siteUrl, {
        colorScheme: theme,
        ...(storageState && { storageState }),
      })
      const { page } = visitor
      const response = await page.goto(prefix + pages[name]())
      await settle(page)
      expect(response?.status()).toBe(name === 'not found' ? 404 : 200)
      await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(response?.url() ?? '').pathname)
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language)
      await expect.poll(() => page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect(await findViolations(page)).toEqual([])
      expect(visitor.complaints).toEqual([])
      await visitor.leave()
    },
  )
})

describe.each(widths)('on $kind', ({ viewport }) => {
  test.each(['home', 'results', 'property'] as const)('nothing on %s moves while it loads', async (name) => {
    const { page, leave } = await createVisitor(browser, product.siteUrl, { viewport })
    await watchLayout(page)
    await page.goto(pages[name]())
    await settle(page)
    await scrollThrough(page)
    expect(await readLayoutShifts(page)).toEqual([])
    await leave()
  })
})
