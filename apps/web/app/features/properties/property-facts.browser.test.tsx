import type { StatedParameter } from '@gable/contract/catalogue'
import { detail as arabic } from '@gable/i18n/ar/detail'
import { detail as english } from '@gable/i18n/en/detail'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { KeyFacts } from './key-facts.tsx'
import { PropertyDetails } from './property-details.tsx'
import { PropertyNear } from './property-near.tsx'
import { ownProperty } from './test/own-property.ts'

const fact = (id: number): StatedParameter => ({
  id,
  key: `fact-${id}`,
  name: `Fact ${id}`,
  icon: 'ruler',
  kind: 'number',
  unit: null,
  value: id,
  valueNames: [],
})
const facts = (count: number) => Array.from({ length: count }, (_, index) => fact(index + 1))

test.each([
  { width: 320, counts: [2, 3, 4, 5, 6] },
  { width: 768, counts: [2, 3, 4, 5, 6] },
  { width: 1024, counts: [4, 5, 6] },
  { width: 1440, counts: [4, 5, 6] },
])('at $width no fact stands alone under the others', async ({ width, counts }) => {
  await page.viewport(width, 800)
  for (const count of counts) {
    const { container, unmount } = await renderInSite(<KeyFacts parameters={facts(count)} />)
    const rows = Map.groupBy(container.querySelectorAll('dl > div'), (one) => one.getBoundingClientRect().top)
    expect([...rows.values()].at(-1)?.length, `${count} facts`).toBeGreaterThan(1)
    await unmount()
  }
})

const facility = (name: string, distanceKm: number) => ({
  id: distanceKm * 100,
  key: name,
  name,
  icon: 'school',
  distanceKm,
})

test('what takes longer than twenty minutes on foot is nearby, without minutes', async () => {
  const near = [facility('Beach', 4.2), facility('School', 0.3), facility('Park', 1.6)]
  const { container } = await renderInSite(<PropertyNear facilities={near} />)
  const sections = [...container.querySelectorAll('section:has(h2)')].map((section) => [
    section.querySelector('h2')?.textContent,
    ...[...section.querySelectorAll('li')].map((item) => item.textContent),
  ])
  expect(sections).toEqual([
    [english.near.walk, 'School300 m · 4 min'],
    [english.near.nearby, 'Park1.6 km', 'Beach4.2 km'],
  ])
})

test('without anything near there is no section', async () => {
  const { container } = await renderInSite(<PropertyNear facilities={[]} />)
  expect(container.querySelector('section:has(h2)')).toBeNull()
})

test.each([
  ['en', english.days_zero],
  ['ar', arabic.days_zero],
] as const)('a home that came today is on the market for less than a day, in %s', async (language, words) => {
  const property = { ...ownProperty, daysOnMarket: 0 } as Parameters<typeof PropertyDetails>[0]['property']
  await renderInSite(
    <PropertyDetails property={property} parameters={[]} now={Date.parse(ownProperty.publishedAt)} />,
    { language },
  )
  await expect.element(page.getByText(words)).toBeVisible()
})
