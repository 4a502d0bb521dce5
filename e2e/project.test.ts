import { setProjectActive, postProject } from '@gable/contract/projects'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryPostgres } from '../tools/services/postgres-client.ts'
import { findViolations, findViolationsInBothThemes } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { addFullProject } from './full-project.ts'
import { watchLargestPaint } from './largest-paint.ts'
import { readLayoutShifts, scrollThrough, watchLayout } from './layout-shift.ts'
import { findExcess } from './page-weight.ts'
import { type Product, startProduct } from './product.ts'
import { sellNothing, sellPackage } from './sell-package.ts'
import { settle } from './settle.ts'
import { createVisitor } from './visitor.ts'
import { waitForJobs } from './waiting-jobs.ts'

describe('the page of a project', () => {
  let product: Product
  let browser: Browser
  let project: Awaited<ReturnType<typeof addFullProject>>
  let address: string

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct('postgres'), openBrowser()])
    project = await addFullProject(product)
    address = `/project-details/${project.slug}`
    await waitForJobs(product)
  })

  afterAll(async () => {
    await browser?.close()
    await product?.dispose()
  })

  async function open(path = '', options = {}) {
    const visitor = await createVisitor(browser, product.siteUrl, options)
    await visitor.page.goto(address + path)
    await settle(visitor.page)
    return visitor
  }

  test('is light on a phone', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl, { viewport: { width: 390, height: 844 } })
    expect(await findExcess(page, 'project', address)).toEqual([])
    await leave()
  })

  test('is followed on a phone by who builds it and how to reach them', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl, { viewport: { width: 390, height: 844 } })
    await page.goto(address)
    await settle(page)
    expect(await page.getByRole('button', { name: 'Book a viewing' }).isVisible()).toBe(true)
    expect(await page.locator('.phone-bar').getByRole('link', { name: 'Chat' }).isVisible()).toBe(true)
    await leave()
  })

  const ask = (sql: string) => queryPostgres(product.environment['DATABASE_URL'] ?? '', sql)

  test('is found among the others by stage, by words and on the map', async () => {
    const visitor = await createVisitor(browser, product.siteUrl)
    const { page, complaints, leave } = visitor
    await page.goto('/projects')
    await settle(page)
    const rows = page.locator('.project-item h3')
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
    const all = await rows.count()
    await expect.poll(() => page.locator('.map-marker').count()).toBe(all)
    expect(await findViolations(page)).toEqual([])
    await page.locator('.filter-chips a').first().click()
    await page.waitForURL(/\?type=/)
    await page.goBack()
    await expect.poll(() => rows.count()).toBe(all)
    await page.getByRole('searchbox').fill('zzzz')
    await page.keyboard.press('Enter')
    await page.getByText('No projects match your search.').waitFor()
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await expect.poll(() => rows.count()).toBe(all)
    expect(complaints).toEqual([])
    await leave()
  })

  test('T31 what a lister wrote stays text in the page and in its description for search engines', async () => {
    const { page, complaints, leave } = await open()
    expect(await page.evaluate(() => 'isBroken' in globalThis)).toBe(false)
    const described = page.locator('script[type="application/ld+json"]')
    expect(JSON.parse((await described.textContent()) ?? '')).toMatchObject({
      '@type': 'ApartmentComplex',
      address: { addressLocality: 'Porto' },
      accommodationFloorPlan: [{ name: 'Studio' }, { name: 'Two bedrooms' }],
    })
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toBe(product.siteUrl + address)
    await expect.poll(() => page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/\.jpg$/)
    expect(complaints).toEqual([])
    await leave()
  })

  test('a plan is chosen, enlarged and closed by one Back', async () => {
    const { page, leave } = await open()
    // Its scripts come after those of the page; until then the link opens the plan over it.
    await page.waitForFunction(() => {
      const choice = document.querySelector('.detail-plan-choice a') ?? {}
      return Object.keys(choice).some((key) => key.startsWith('__reactFiber$'))
    })
    await page.getByRole('link', { name: /^Two bedrooms/ }).click()
    await page.getByRole('heading', { level: 3, name: 'Two bedrooms' }).waitFor()
    await expect.poll(() => page.url()).toBe(product.siteUrl + address)
    await page.getByRole('link', { name: 'Enlarge' }).click()
    const viewer = page.getByRole('dialog', { name: 'Photos' })
    await viewer.getByText('Two bedrooms', { exact: true }).waitFor()
    expect(await viewer.getByRole('link', { name: 'Floor plans' }).getAttribute('aria-current')).toBe('page')
    const drawing = viewer.getByRole('img', { name: 'Floor plan: Two bedrooms' })
    await expect.poll(() => drawing.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('ArrowRight')
    await viewer.getByText('Studio', { exact: true }).waitFor()
    await page.goBack()
    await viewer.waitFor({ state: 'detached' })
    await leave()
  })

  test('without scripts everything is there, and a plan opens over the page', async () => {
    const { page, leave } = await open('', { javaScriptEnabled: false })
    await expect
      .poll(() => page.locator('main h2').allTextContents())
      .toEqual(['About the project', 'Floor plans', 'Pictures', 'Location', 'Documents', 'Other projects nearby'])
    await page.getByRole('link', { name: /^Two bedrooms/ }).click()
    await page.getByRole('img', { name: 'Floor plan: Two bedrooms' }).last().waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('?plan=2')
    await leave()
  })

  test('paints its first photograph largest, asked for before everything else, and nothing moves', async () => {
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    await watchLayout(page)
    await watchLargestPaint(page)
    await page.goto(address)
    await settle(page)
    await expect.poll(() => page.locator('html').getAttribute('data-largest')).toBe('high')
    await scrollThrough(page)
    expect(await readLayoutShifts(page)).toEqual([])
    await leave()
  })

  test('prints without navigation, buttons or footer', async () => {
    const { page, leave } = await open()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('header, footer, nav, button').filter({ visible: true }).count()).toBe(0)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    await leave()
  })

  test('has no barrier, nor has its viewer, in either theme', async () => {
    const { page, complaints, leave } = await createVisitor(browser, product.siteUrl)
    for (const view of ['', '?photo=2', '?plan=1']) {
      await page.goto(`/ar${address}${view}`)
      expect([view, await findViolationsInBothThemes(page)]).toEqual([view, []])
    }
    expect(complaints).toEqual([])
    await leave()
  })

  test('T36 behind the gate nothing of it is told, and whoever may not read it is told how', async () => {
    const sold = await sellPackage(product, { features: [{ type: 'project_access' }] })
    await ask(`update project set is_gated = true where id = ${project.id}`)
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    const reply = await page.goto(address)
    expect(reply?.status()).toBe(403)
    await page.getByRole('heading', { name: 'Oops, this project needs a package' }).waitFor()
    expect(await page.content()).not.toMatch(/orchard|Freixo|Two bedrooms/)
    await page.getByRole('heading', { name: 'Plans that open it' }).waitFor()
    await settle(page)
    expect(await findViolations(page)).toEqual([])
    await sellNothing(product, sold)
    await ask(`update project set is_gated = false where id = ${project.id}`)
    await leave()
  })

  test('an old address leads to the new one, in the same language', async () => {
    await project.call(postProject, { id: project.id, requestedSlug: 'torre-da-lua' })
    await ask(`update project set review_state = 'approved' where id = ${project.id}`)
    const slug = await ask(`select slug from project where id = ${project.id}`)
    expect(slug).not.toBe(project.slug)
    const reply = await fetch(`${product.siteUrl}/ar${address}`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, `/ar/project-details/${slug}`])
    address = `/project-details/${slug}`
  })

  test('switched off it is not found by others, and its lister is told why', async () => {
    await project.call(setProjectActive, { id: project.id, isActive: false })
    const { page, leave } = await createVisitor(browser, product.siteUrl)
    expect((await page.goto(address))?.status()).toBe(404)
    await page.getByRole('search').waitFor()
    await leave()
    const own = await fetch(product.siteUrl + address, { headers: { cookie: `__Host-session=${project.token}` } })
    const text = await own.text()
    expect(own.status).toBe(200)
    expect(text).toContain('This project is paused.')
    expect(text).toContain('content="noindex"')
    expect(text).not.toContain('application/ld+json')
  })
})
