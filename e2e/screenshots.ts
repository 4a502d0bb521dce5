// npm run screenshots: the pages of the built product with the demo homes, at three widths, in all languages, English
// and Arabic also in the dark, in screenshots/. It needs running services and a build of apps/web.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { scrollThrough } from './layout-shift.ts'
import type { Product } from './product.ts'
import { rootFolder } from './product-process.ts'
import { settle } from './settle.ts'
import { signIn } from './sign-in.ts'
import { createStaffStages, printOwnerLink } from './staff-stages.ts'
import { takeWhenStill } from './take-when-still.ts'
import { withTown } from './town.ts'
import { createVisitor, newcomer } from './visitor.ts'

// Lists with commas, as in --page home,results --width 390 --look light-en,dark-ar; everything by default.
const { values: only } = parseArgs({
  options: { page: { type: 'string' }, width: { type: 'string' }, look: { type: 'string' } },
})
const isWanted = (list: string | undefined, name: string) => list?.split(',').includes(name) ?? true
const folder = join(rootFolder, 'screenshots')
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
].filter(({ width }) => isWanted(only.width, String(width)))
const looks = [
  { colorScheme: 'light', language: 'en' },
  { colorScheme: 'light', language: 'ar' },
  { colorScheme: 'dark', language: 'en' },
  { colorScheme: 'dark', language: 'ar' },
  { colorScheme: 'light', language: 'de' },
  { colorScheme: 'light', language: 'es' },
  { colorScheme: 'light', language: 'fr' },
  { colorScheme: 'light', language: 'hi' },
  { colorScheme: 'light', language: 'pt' },
  { colorScheme: 'light', language: 'zh' },
] as const
const nameOf = ({ colorScheme, language }: (typeof looks)[number]) => `${colorScheme}-${language}`
const wantedLooks = looks.filter((look) => isWanted(only.look, nameOf(look)))

type State = BrowserContextOptions['storageState']
type Shot = {
  name: string
  path: string
  isFullPage: boolean
  /** In whose browser; otherwise in that of a visitor. */
  session?: () => Promise<State>
  prepare?: (page: Page) => Promise<void>
}

const demoLister = 'ines@demo.gable.test'

async function findProperties(product: Product) {
  const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)
  const newest = (which: string) =>
    ask(`select property.slug from property join account on account.id = owner_id
      join category on category.id = category_id
      where review_state = 'approved' and property.is_active and not is_premium and ${which}
      order by published_at desc, property.id desc limit 1`)
  return {
    slug: await newest("category.slug = 'villa' and property.language = 'en'"),
    ownSlug: await newest(`email = '${demoLister}'`),
  }
}

async function rememberSession(browser: Browser, product: Product) {
  const visitor = await createVisitor(browser, product.siteUrl)
  await signIn(visitor.page, demoLister)
  const state = await visitor.context.storageState()
  await visitor.leave()
  return state
}

async function take(browser: Browser, product: Product, shot: Shot, options: BrowserContextOptions, suffix: string) {
  const { page, leave } = await createVisitor(browser, product.siteUrl, options)
  await page.goto(shot.path)
  await settle(page)
  await shot.prepare?.(page)
  await settle(page)
  if (shot.isFullPage) await scrollThrough(page)
  const file = `${shot.name}-${options.viewport?.width}-${suffix}.png`
  writeFileSync(join(folder, file), await takeWhenStill(page, { fullPage: shot.isFullPage }))
  console.log(file)
  await leave()
}

async function staffShots(browser: Browser, product: Product): Promise<Shot[]> {
  const { first, passed, waiting } = createStaffStages(browser, product)
  const press = (selector: string) => (page: Page) => page.locator(selector).first().click()
  const renew = async (page: Page) => {
    await press('main .account-row button:not([aria-label])')(page)
    await press('[role=dialog] .ui-button')(page)
  }
  // The order counts: the first is gone once there is an owner.
  return [
    { name: 'setup-owner', path: await printOwnerLink(product), isFullPage: false },
    { name: 'second-step-begin', path: '/second-step', isFullPage: false, session: first },
    {
      name: 'second-step-key',
      path: '/second-step',
      isFullPage: true,
      session: first,
      prepare: press('main .ui-button'),
    },
    { name: 'second-step', path: '/second-step', isFullPage: false, session: waiting },
    { name: 'security-staff', path: '/user/security', isFullPage: true, session: passed },
    { name: 'recovery-codes', path: '/user/security', isFullPage: false, session: passed, prepare: renew },
  ]
}

async function withoutPush(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
  await page.reload()
}

async function choosePortrait(page: Page) {
  await page.locator('input[type=file]').setInputFiles(join(rootFolder, 'demo-town/samples/loft-desk.jpg'))
  await page.getByRole('dialog').getByRole('group').waitFor()
}

/** The first conversation of the demo, where there is one. */
async function openFirstChat(page: Page) {
  const first = page.locator('.chat-row').first()
  if ((await first.count()) > 0) await first.click()
}

/** Opens what the first such link of the page leads to. */
const openFirst = (selector: string) => async (page: Page) => {
  const address = await page.locator(selector).first().getAttribute('href')
  if (address) await page.goto(address)
}

const startDrawing = (page: Page) => page.locator('button:has(.lucide-pentagon)').filter({ visible: true }).click()

/** What was asked for does not come, and the old results stay. */
async function loseConnection(page: Page) {
  await page.route('**/*.data*', (route) => route.abort())
  await page.locator('.chip-menu summary').first().click()
  await page.locator('.chip-menu a[href*="deal=rent"]').click()
  await page.locator('.results-failed').waitFor()
}

async function typeIntoBox(page: Page) {
  await page.locator('input[name=text]').click()
  await page.keyboard.type('lun')
  await page.locator('.ui-suggestions').waitFor()
}

/** The home that was opened before is the one that is shown. */
async function goToRecentlyViewed(page: Page) {
  const language = /^\/[a-z]{2}(?=\/)/.exec(new URL(page.url()).pathname)?.[0] ?? ''
  await page.goto(`${language}/recently-viewed`)
  await page.locator('main article').first().waitFor()
}

const openShare = (page: Page) => page.locator('button:has(.lucide-share-2)').first().click()

async function goToShortlist(page: Page) {
  await openShare(page)
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.goto(await page.locator('[role=dialog] input[readonly]').inputValue())
}

async function compareThree(page: Page) {
  for (const index of [0, 1, 2]) await page.locator('.compare-pick input').nth(index).check()
  await page.locator('.selection-bar button[type=submit]').click()
  await page.locator('.compare').waitFor()
}

const askToList = (page: Page) => page.locator('section a[href*=sign-in]').first().click()

async function takeAll(product: Product, browser: Browser) {
  const { slug, ownSlug } = await findProperties(product)
  const storageState = await rememberSession(browser, product)
  const session = async () => storageState
  const shots: Shot[] = [
    { name: 'home', path: '/', isFullPage: true },
    { name: 'results', path: '/properties?deal=sell', isFullPage: false },
    { name: 'results-filters', path: '/properties/filters?deal=sell&bedrooms=2,', isFullPage: false },
    { name: 'results-text', path: '/properties?text=orchad', isFullPage: false },
    { name: 'results-none', path: '/properties?bedrooms=9,&deal=rent', isFullPage: false },
    {
      name: 'results-drawn',
      path: '/properties?deal=sell&polygon=13.64,-21.2,13.672,-21.2,13.678,-21.178,13.65,-21.172',
      isFullPage: false,
    },
    { name: 'results-near', path: '/properties?around=-21.189,13.658,2&sort=distance&view=map', isFullPage: false },
    { name: 'results-drawing', path: '/properties?deal=sell&view=map', isFullPage: false, prepare: startDrawing },
    { name: 'results-failed', path: '/properties?deal=sell', isFullPage: false, prepare: loseConnection },
    { name: 'one-box', path: '/', isFullPage: false, prepare: typeIntoBox },
    { name: 'one-box-results', path: '/properties?deal=sell', isFullPage: false, prepare: typeIntoBox },
    { name: 'cities', path: '/cities', isFullPage: true },
    { name: 'cities-near', path: '/cities?near=-21.189,13.658', isFullPage: true },
    { name: 'projects', path: '/projects', isFullPage: true },
    { name: 'projects-map', path: '/projects?view=map', isFullPage: false },
    { name: 'recently-viewed-none', path: '/recently-viewed', isFullPage: false },
    { name: 'recently-viewed', path: `/properties-details/${slug}`, isFullPage: false, prepare: goToRecentlyViewed },
    { name: 'featured', path: '/featured', isFullPage: false },
    { name: 'ordering', path: '/how-results-are-ordered', isFullPage: true },
    { name: 'advertisements', path: '/user/advertisement', isFullPage: true, session },
    { name: 'feature', path: `/user/advertisement?property=${ownSlug}`, isFullPage: false, session },
    { name: 'transactions', path: '/user/transactions', isFullPage: true, session },
    { name: 'most-liked', path: '/most-liked', isFullPage: false },
    { name: 'plans', path: '/subscription-plan', isFullPage: false },
    { name: 'most-viewed', path: '/most-viewed', isFullPage: false },
    { name: 'results-map', path: '/properties?deal=sell&view=map', isFullPage: false },
    { name: 'property', path: `/properties-details/${slug}`, isFullPage: true },
    { name: 'viewings', path: '/user/viewings?side=lister', isFullPage: true, session },
    { name: 'viewing-times', path: '/user/viewings/times', isFullPage: true, session },
    { name: 'viewer', path: `/properties-details/${slug}?photo=2`, isFullPage: false },
    { name: 'project', path: '/project-details/harbour-point', isFullPage: true },
    { name: 'viewer-plans', path: '/project-details/harbour-point?plan=3', isFullPage: false },
    { name: 'posting', path: '/user/properties', isFullPage: true, session },
    ...['details', 'place', 'facilities', 'media', 'search', 'review'].map((step) => ({
      name: `posting-${step}`,
      path: `/user/properties/${step}?edit=${ownSlug}`,
      isFullPage: true,
      session,
    })),
    { name: 'posting-project', path: '/user/add-project', isFullPage: true, session },
    { name: 'my-properties', path: '/user/my-properties', isFullPage: true, session },
    { name: 'my-projects', path: '/user/my-projects', isFullPage: false, session },
    { name: 'my-property', path: `/my-property/${ownSlug}`, isFullPage: true, session },
    { name: 'renew-property', path: '/renew-property#a-link-for-a-picture', isFullPage: false },
    { name: 'overview', path: '/user', isFullPage: true, session },
    { name: 'profile', path: '/user/profile', isFullPage: true, session },
    { name: 'profile-crop', path: '/user/profile', isFullPage: false, session, prepare: choosePortrait },
    { name: 'security', path: '/user/security', isFullPage: true, session },
    { name: 'home-member', path: '/', isFullPage: true, session },
    { name: 'feed', path: '/user/personalise-feed', isFullPage: true, session },
    { name: 'feed-preferences', path: '/user/personalise-feed?edit=1', isFullPage: false, session },
    { name: 'leads', path: '/user/leads', isFullPage: true, session },
    { name: 'chats', path: '/user/chat', isFullPage: false, session },
    { name: 'chat', path: '/user/chat', isFullPage: false, session, prepare: openFirstChat },
    { name: 'confirm-enquiry', path: `/confirm-enquiry#${'a'.repeat(40)}`, isFullPage: false },
    { name: 'favourites', path: '/user/favourites', isFullPage: true, session },
    { name: 'favourites-device', path: '/favourites', isFullPage: false },
    { name: 'favourites-share', path: '/user/favourites', isFullPage: false, session, prepare: openShare },
    { name: 'shortlist', path: '/user/favourites', isFullPage: true, session, prepare: goToShortlist },
    { name: 'compare', path: '/user/favourites', isFullPage: true, session, prepare: compareThree },
    { name: 'compare-none', path: '/compare', isFullPage: false },
    { name: 'hidden', path: '/user/hidden', isFullPage: false, session },
    { name: 'hidden-device', path: '/hidden', isFullPage: false },
    { name: 'agents', path: '/agents', isFullPage: true },
    { name: 'agent', path: '/agents', isFullPage: true, prepare: openFirst('main a[href*="/agent-details/"]') },
    { name: 'agency', path: '/agencies/mooring-quay', isFullPage: true },
    { name: 'own-agency', path: '/user/agency', isFullPage: true, session },
    { name: 'join-agency', path: `/join-agency#${'a'.repeat(40)}`, isFullPage: false },
    { name: 'articles', path: '/articles', isFullPage: true },
    { name: 'article', path: '/articles', isFullPage: true, prepare: openFirst('main a[href*="/article-details/"]') },
    { name: 'faqs', path: '/faqs', isFullPage: true },
    { name: 'mortgage', path: '/mortgage-calculator', isFullPage: true },
    { name: 'converter', path: '/area-converter', isFullPage: true },
    { name: 'verification', path: '/user/verification', isFullPage: true, session },
    { name: 'blocked', path: '/user/blocked', isFullPage: false, session },
    { name: 'notifications', path: '/user/notifications', isFullPage: true, session },
    { name: 'notification-settings', path: '/user/notification-settings', isFullPage: true, session },
    { name: 'unsubscribe', path: `/unsubscribe#${'a'.repeat(40)}`, isFullPage: false },
    { name: 'sign-in', path: '/sign-in', isFullPage: false },
    { name: 'register', path: '/register', isFullPage: true },
    { name: 'forgot-password', path: '/forgot-password', isFullPage: false },
    { name: 'reset-password', path: '/reset-password#a-link-for-a-picture', isFullPage: false },
    { name: 'terms', path: '/terms', isFullPage: true },
    { name: 'contact', path: '/contact-us', isFullPage: true },
    { name: 'about', path: '/about-us', isFullPage: true },
    { name: 'privacy', path: '/privacy', isFullPage: true },
    { name: 'position', path: '/', isFullPage: false, session: async () => newcomer.storageState },
    { name: 'app', path: '/', isFullPage: false, prepare: withoutPush },
    { name: 'sign-in-dialog', path: `/properties-details/${slug}#sign-in`, isFullPage: false },
    { name: 'sign-in-dialog-list', path: '/', isFullPage: false, prepare: askToList },
    ...(await staffShots(browser, product)),
  ]
  for (const shot of shots.filter(({ name }) => isWanted(only.page, name))) {
    for (const viewport of screens) {
      for (const look of wantedLooks) {
        const { colorScheme, language } = look
        const path = language === 'en' ? shot.path : `/${language}${shot.path}`
        const state = await shot.session?.()
        const options = { viewport, colorScheme, ...(state && { storageState: state }) }
        await take(browser, product, { ...shot, path }, options, nameOf(look))
      }
    }
  }
}

mkdirSync(folder, { recursive: true })
await withTown(120, takeAll)
