import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'

type Behaviour = { name: string; story: string; globals?: string; run: (page: Page) => Promise<void> }

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const tokenOf = (page: Page, name: string) =>
  page.evaluate((property) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${property})`
    return getComputedStyle(probe).color
  }, name)

/** What a picture cannot show: keys, focus, pasting, and which files a page asks for. */
export const behaviours: Behaviour[] = [
  {
    name: 'a dialog puts the focus on its content, closes with Esc and gives the focus back',
    story: 'dialog--with-form',
    run: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Open' }).press('Enter')
      await page.getByRole('dialog').waitFor()
      await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.equal(await focused(page), 'Open')
    },
  },
  {
    name: 'arrow keys move through tabs in the reading direction',
    story: 'navigation--tab-panels',
    globals: 'theme:light;direction:rtl',
    run: async (page) => {
      await page.getByRole('tab', { name: 'Photos' }).focus()
      await page.keyboard.press('ArrowLeft')
      assert.equal(await page.getByRole('tab', { selected: true }).textContent(), 'Video')
      await page.keyboard.press('End')
      assert.equal(await page.getByRole('tabpanel').textContent(), 'Where it is.')
    },
  },
  {
    name: 'a pasted code loses its blanks and fills all boxes',
    story: 'code-input--states',
    run: async (page) => {
      const input = page.getByLabel('Code', { exact: true })
      assert.equal(await input.getAttribute('autocomplete'), 'one-time-code')
      await input.evaluate((element) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', '407 123')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      assert.equal(await input.inputValue(), '407123')
    },
  },
  {
    name: 'a photograph moves by the arrow keys of its handle and by dragging it',
    story: 'files--tiles',
    run: async (page) => {
      const order = () =>
        page.locator('.ui-file-tile img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
      const grip = (name: string) => page.getByRole('button', { name: `Move ${name} with the arrow keys` })
      await grip('kitchen').focus()
      await page.keyboard.press('ArrowRight')
      assert.deepEqual((await order()).slice(0, 3), ['living', 'bedroom', 'kitchen'])
      await page.keyboard.press('Home')
      assert.deepEqual((await order()).slice(0, 3), ['kitchen', 'living', 'bedroom'])
      await grip('dining').dragTo(page.getByAltText('kitchen'))
      assert.deepEqual((await order()).slice(0, 3), ['dining', 'kitchen', 'living'])
    },
  },
  {
    name: 'the counter follows the strip of pictures on a phone',
    story: 'photo-mosaic--many',
    run: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('.ui-mosaic-strip').evaluate((strip) => strip.scrollTo({ left: 780, behavior: 'instant' }))
      await page.getByText('3 / 8').waitFor()
      await page.setViewportSize({ width: 1440, height: 900 })
    },
  },
  {
    name: 'the system decides between light and dark until data-theme does',
    story: 'labels--mark',
    globals: 'theme:auto;direction:ltr',
    run: async (page) => {
      assert.equal(await tokenOf(page, '--color-paper'), 'rgb(251, 250, 247)')
      await page.emulateMedia({ colorScheme: 'dark' })
      assert.equal(await tokenOf(page, '--color-paper'), 'rgb(20, 20, 18)')
      await page.emulateMedia({ colorScheme: 'light' })
    },
  },
  {
    name: 'the operator colour replaces the brand and what derives from it',
    story: 'operator-colour--plum',
    run: async (page) => {
      assert.equal(await tokenOf(page, '--color-brand'), 'rgb(107, 45, 92)')
      assert.notEqual(await tokenOf(page, '--color-brand-hover'), 'rgb(10, 70, 57)')
    },
  },
  {
    name: 'a Latin page does not fetch the Arabic font',
    story: 'field--states',
    run: async (page) => {
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      assert.ok(fetched.some((name) => name.includes('inter-latin')))
      assert.ok(!fetched.some((name) => name.includes('arabic')))
    },
  },
  {
    name: 'a card and its skeleton are equally high',
    story: 'card--beside-its-skeleton',
    run: async (page) => {
      const cards = await page.locator('.ui-card').all()
      const heights = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.height))
      assert.equal(heights[0], heights[1])
    },
  },
]
