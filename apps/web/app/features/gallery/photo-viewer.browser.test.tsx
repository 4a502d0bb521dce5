import { detail } from '@gable/i18n/ar/detail'
import { properties } from '@gable/i18n/ar/properties'
import type { LanguageCode } from '@gable/i18n/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { GalleryMosaic } from './gallery-mosaic.tsx'
import type { Gallery } from './gallery.ts'
import { PhotoViewer } from './photo-viewer.tsx'
import { useShownInViewer } from './use-viewer.ts'

const colour = (hue: number) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="hsl(${hue},50%,50%)"/></svg>`

const gallery: Gallery = {
  title: 'Loft',
  photos: [0, 60, 120, 180, 240].map((hue) => ({ src: colour(hue), width: 4, height: 3 })),
  drawings: [{ id: 'ground', title: 'Ground floor', url: colour(300) }],
  video: undefined,
  panorama: undefined,
}

function Home({ shown: all }: { shown: Gallery }) {
  const shown = useShownInViewer(all)
  return (
    <>
      <GalleryMosaic gallery={all} onNear={() => {}} />
      {shown && <PhotoViewer gallery={all} shown={shown} />}
    </>
  )
}

const open = (path: string, language: LanguageCode = 'en', shown = gallery) =>
  renderInSite(<Home shown={shown} />, { path, language })

const viewer = page.getByRole('dialog')
const photo = (number: number) => viewer.getByText(`${number} / 5`)

test('the arrow keys leaf around, Home and End go to the first and the last', async () => {
  await open('/home?photo=2')
  await expect.element(photo(2)).toBeVisible()
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', 5],
    ['ArrowRight', 1],
    ['ArrowLeft', 5],
    ['Home', 1],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(photo(number)).toBeVisible()
  }
})

test('keys that belong to the browser stay with it', async () => {
  await open('/home?photo=2')
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}')
  await expect.element(photo(2)).toBeVisible()
})

test('read from the right, the left arrow goes on', async () => {
  await open('/ar/home?photo=2', 'ar')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(photo(3)).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(photo(2)).toBeVisible()
})

test('the counter is told to those who listen, and the strip says which one is shown', async () => {
  await open('/ar/home?photo=2', 'ar')
  const text = properties.detail.photoOf.replace('{{number}}', '2').replace('{{total}}', '5')
  await expect.element(viewer.getByText(text)).toBeInTheDocument()
  await expect.element(viewer.getByRole('link', { name: text })).toHaveAttribute('aria-current', 'true')
})

test('the focus stays inside, and Esc gives it back to the photograph that was opened', async () => {
  const screen = await open('/home')
  const second = page.getByRole('link', { name: /2 of 5/ })
  ;(second.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(photo(2)).toBeVisible()
  for (let step = 0; step < 16; step += 1) {
    await userEvent.tab()
    expect(document.activeElement?.closest('.ui-mosaic')).toBeNull()
  }
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(photo(3)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.poll(screen.address).toBe('/home')
  await expect.element(second).toHaveFocus()
})

test('of a shared link it closes onto the page, even after leafing', async () => {
  const screen = await open('/home?photo=3')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(photo(4)).toBeVisible()
  await viewer.getByRole('link', { name: 'Close' }).click()
  await expect.element(viewer).not.toBeInTheDocument()
  await expect.poll(screen.address).toBe('/home')
})

test('plus, minus and 0 bring a photograph closer and back, and the next one is whole again', async () => {
  await open('/home?photo=1')
  const larger = viewer.getByRole('button', { name: 'Zoom' })
  await userEvent.keyboard('+')
  await expect.element(larger).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('-')
  await expect.element(larger).toHaveAttribute('aria-pressed', 'false')
  await larger.click()
  await expect.element(larger).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('0')
  await expect.element(larger).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('+{ArrowRight}')
  await expect.element(photo(2)).toBeVisible()
  await expect.element(larger).toHaveAttribute('aria-pressed', 'false')
})

test('the tabs lead to what else there is to see, and only to that', async () => {
  await open('/home?photo=1')
  const tabs = viewer.getByRole('navigation', { name: 'Media' })
  await expect
    .poll(() =>
      tabs
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Photos', 'Floor plans', 'Map'])
  await tabs.getByRole('link', { name: 'Floor plans' }).click()
  await expect.element(viewer.getByRole('img', { name: 'Floor plan: Ground floor' })).toBeInTheDocument()
})

test('a home without photographs says so, and an address that asks for one opens nothing', async () => {
  await open('/home?photo=1', 'en', { ...gallery, photos: [] })
  await expect.element(page.getByText('No photos yet')).toBeVisible()
  await expect.element(viewer).not.toBeInTheDocument()
})

const named: Gallery = {
  ...gallery,
  photos: gallery.photos.map((one, index) => ({ ...one, room: ([undefined, 'kitchen', 'view'] as const)[index] })),
}

test('the room stands beside the counter, and a photograph is called by it where it is known', async () => {
  await open('/home?photo=2', 'en', named)
  const counter = viewer.getByText('2 / 5').element().parentElement
  expect(counter?.textContent).toContain('Kitchen')
  await expect.element(viewer.getByRole('img', { name: 'Kitchen of Loft' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(viewer.getByRole('img', { name: 'View from Loft' })).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(viewer.getByRole('img', { name: 'Photo 4 of 5: Loft' })).toBeInTheDocument()
  await expect.element(viewer.getByText('View', { exact: true })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('link', { name: 'Kitchen of Loft' })).toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Photo 1 of 5: Loft' })).toBeInTheDocument()
})

test('rooms have their names in Arabic', async () => {
  await open('/ar/home?photo=2', 'ar', named)
  await expect.element(viewer.getByText(detail.rooms.kitchen, { exact: true })).toBeVisible()
  const alt = detail.roomOf.replace('{{room}}', detail.rooms.kitchen).replace('{{title}}', 'Loft')
  await expect.element(viewer.getByRole('img', { name: alt })).toBeInTheDocument()
})
