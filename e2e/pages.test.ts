import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { completeOwnProfile } from './complete-profile.ts'
import { addFullProject } from './full-project.ts'
import { readLayoutShifts, scrollThrough, watchLayout } from './layout-shift.ts'
import { addOwnProperty } from './own-property.ts'
import { findExcess } from './page-weight.ts'
import { type Product, startProduct } from './product.ts'
import { addPseudoLanguage, pseudoCode } from './pseudo-language.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { slugs, someProperties } from './some-properties.ts'
import { createVisitor } from './visitor.ts'
import { fixedPages } from './web-addresses.ts'

let product: Product
let browser: Browser
let member: Awaited<ReturnType<typeof createMember>>
let projectPath: string
let agentPath: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct('postgres', {}, someProperties), openBrowser()])
  member = await createMember()
  agentPath = await findAgentPath()
  projectPath = `/project-details/${(await addFullProject(product)).slug}`
})

afterAll(async () => {
  await browser?.close()
  await product?.dispose()
})

/** Somebody with a complete profile and a home of their own, as their browser remembers them. */
async function createMember() {
  const visitor = await createVisitor(browser, product.siteUrl)
  await signIn(visitor.page, `pages-${crypto.randomUUID()}@gable.test`)
  await completeOwnProfile(visitor)
  const ownSlug = await addOwnProperty(product, visitor.context)
  const storageState = await visitor.context.storageState()
  await visitor.leave()
  return { storageState, ownSlug }
}

/** Whoever lists the homes of the stage. */
async function findAgentPath() {
  const reply = await fetch(`${product.api.url}/api/agent-list?limit=1`)
  const { data } = (await reply.json()) as { data: { slug_id: string }[] }
  return `/agent-details/${data[0]?.slug_id}`
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
const phone = { viewport: { width: 390, height: 844 } }
const widths = [
  { kind: 'a phone', ...phone },
  { kind: 'a desk', viewport: { width: 1440, height: 900 } },
]

describe('every page', () => {
  test.each(names)('%s has no barrier for anybody in either theme and no complaint of the browser', async (name) => {
    const { storageState } = member
    const visitor = await createVisitor(browser, product.siteUrl, name === 'posting' ? { storageState } : {})
    const { page } = visitor
    const response = await page.goto(`/ar${pages[name]()}`)
    await settle(page)
    expect(response?.status()).toBe(name === 'not found' ? 404 : 200)
    await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(response?.url() ?? '').pathname)
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar')
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl')
    expect(await findViolationsInBothThemes(page)).toEqual([])
    expect(visitor.complaints).toEqual([])
    await visitor.leave()
  })

  test('without a language in its address is English and read from the left', async () => {
    const html = await (await fetch(product.siteUrl)).text()
    expect(html).toContain('<html lang="en" dir="ltr"')
  })
})

/** As the specification names them; the first eight at exactly the paths it gives. */
const specifiedScreens: Record<string, () => string> = {
  'buy a package': () => '/subscription-plan',
  'complete or edit profile': () => '/user/profile',
  'add a property': () => '/user/properties',
  'add a project': () => '/user/add-project',
  'my advertisements': () => '/user/advertisement',
  'property detail': () => `/properties-details/${slugs.loft}`,
  'own property detail': () => `/my-property/${member.ownSlug}`,
  'project detail': () => projectPath,
  home: () => '/',
  'contact us': () => '/contact-us',
  'about us': () => '/about-us',
  dashboard: () => '/user',
  'my properties': () => '/user/my-properties',
  'my projects': () => '/user/my-projects',
  'my subscriptions': () => '/user/subscription',
  'transaction history': () => '/user/transactions',
  notifications: () => '/user/notifications',
  chat: () => '/user/chat',
  'agent list': () => '/agents',
  'agent details': () => agentPath,
  articles: () => '/articles',
  FAQs: () => '/faqs',
  'mortgage calculator': () => '/mortgage-calculator',
  'area converter': () => '/area-converter',
  'personalise feed': () => '/user/personalise-feed',
  'agent verification': () => '/user/verification',
  'nearby cities': () => '/cities',
  'featured list': () => '/featured',
  'most viewed list': () => '/most-viewed',
  'most favourite list': () => '/most-liked',
  'map view': () => '/properties?view=map',
}

test('every screen of the specification opens at its address and says in a heading what it is', async () => {
  const { storageState } = member
  const { context, leave } = await createVisitor(browser, product.siteUrl, { storageState })
  for (const [screen, path] of Object.entries(specifiedScreens)) {
    const reply = await context.request.get(product.siteUrl + path())
    expect.soft([reply.status(), reply.url()], screen).toEqual([200, product.siteUrl + path()])
    expect.soft(await reply.text(), screen).toMatch(/<h1[ >]/)
  }
  await leave()
  const visitor = await fetch(`${product.siteUrl}/sign-in`)
  expect(visitor.status).toBe(200)
  expect(await visitor.text()).toMatch(/<h1[ >]/)
})

test.each(['/nobody-lives-here', '/nobody/lives-here'])('homes are shown at %s, where nothing is', async (path) => {
  const response = await fetch(product.siteUrl + path)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain(`/properties-details/${slugs.loft}`)
})

test.each(['home', 'results', 'property', 'sign-in'] as const)('%s is light on a phone', async (name) => {
  const { page, leave } = await createVisitor(browser, product.siteUrl, phone)
  expect(await findExcess(page, name, pages[name]())).toEqual([])
  await leave()
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

// Only the browser knows what is on them: the footer must not come up under what takes the place of the cards.
test.each(['/favourites', '/hidden', '/recently-viewed'])('nothing moves when %s turns out empty', async (path) => {
  for (const { viewport } of widths) {
    const { page, leave } = await createVisitor(browser, product.siteUrl, { viewport })
    await watchLayout(page)
    await page.goto(path)
    await settle(page)
    expect.soft(await readLayoutShifts(page), `${viewport.width}`).toEqual([])
    await leave()
  }
})

/** The narrowest screen there is, and what 400 % of a window of 1280 leaves. */
describe('on a screen of 320', () => {
  const isOwn = (path: string) => path.startsWith('/user')
  const ofFixedPages = (which: (path: string) => boolean) =>
    fixedPages().filter((path) => which(path) && !/\.(atom|webmanifest)$/.test(path))
  const forVisitors = () => [
    ...ofFixedPages((path) => !isOwn(path)),
    ...Object.values(pages).map((path) => path()),
    ...['/properties?view=map', '/projects?view=map', '/#menu', '/#sign-in'],
    `/properties-details/${slugs.loft}?photo=1`,
    ...[projectPath, `${projectPath}?plan=1`],
  ]
  const forMembers = () => [
    ...ofFixedPages(isOwn),
    ...['/viewings?side=lister', '/personalise-feed?edit=1'].map((path) => `/user${path}`),
    '/#menu',
    `/my-property/${member.ownSlug}`,
    ...['', 'details', 'facilities', 'place', 'media', 'search', 'review'].map(
      (step) => `/user/properties/${step}?edit=${member.ownSlug}`,
    ),
    ...['', 'plans', 'place', 'media', 'search', 'review'].map((step) => `/user/add-project/${step}`),
  ]

  // Where texts two fifths longer have room, German and English ones do.
  test.each(['/ar', `/${pseudoCode}`])('no page is wider than it, in "%s"', async (language) => {
    const viewport = { width: 320, height: 640 }
    if (language === `/${pseudoCode}`) await addPseudoLanguage(product)
    const { storageState } = member
    const walk = async (paths: string[], options: BrowserContextOptions) => {
      const { page, leave } = await createVisitor(browser, product.siteUrl, options)
      for (const path of paths) {
        await page.goto(language + path)
        await settle(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, language + path).toBeLessThanOrEqual(320)
      }
      await leave()
    }
    await Promise.all([walk(forVisitors(), { viewport }), walk(forMembers(), { viewport, storageState })])
  })
})
