import { detail } from '@gable/i18n/ar/detail'
import { posting } from '@gable/i18n/ar/posting'
import type { LanguageCode } from '@gable/i18n/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type MediaItem, noMedia } from '#app/features/uploads/media-list.ts'
import { useMedia } from '#app/features/uploads/use-media.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { PhotoGrid } from './photo-grid.tsx'

const photos = ['kitchen', 'hall', 'garden', 'attic'].map((name): MediaItem => ({ id: name, name, uploadId: name }))

function Grid({ first }: { first: readonly MediaItem[] }) {
  return <PhotoGrid media={useMedia({ ...noMedia, photos: first }, crypto.randomUUID())} />
}

const renderGrid = (first: readonly MediaItem[] = photos, language: LanguageCode = 'en') =>
  renderInSite(<Grid first={first} />, { language })

const tiles = page.getByRole('list').getByRole('listitem')
const order = () =>
  [...document.querySelectorAll('.ui-file-tile > span')].map((tile) => tile.textContent?.split(': ')[1])
const grip = (number: number) => page.getByRole('button', { name: `Photo ${number}: move or remove` })

async function press(number: number, key: string) {
  ;(grip(number).element() as HTMLElement).focus()
  await userEvent.keyboard(`{${key}}`)
}

test('the arrow keys, Home and End of its handle move a photograph, which says where it is now', async () => {
  await renderGrid()
  await press(3, 'ArrowLeft')
  await expect.poll(order).toEqual(['kitchen', 'garden', 'hall', 'attic'])
  await expect.element(page.getByText('Now in position 2 of 4.')).toBeInTheDocument()
  await press(4, 'Home')
  await expect.poll(order).toEqual(['attic', 'kitchen', 'garden', 'hall'])
  await press(2, 'End')
  await expect.poll(order).toEqual(['attic', 'garden', 'hall', 'kitchen'])
})

test('the focus stays with the photograph that moves', async () => {
  await renderGrid()
  await press(1, 'ArrowRight')
  await expect.element(grip(2)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(order).toEqual(['hall', 'garden', 'kitchen', 'attic'])
})

test('nothing moves beyond the first and the last place', async () => {
  await renderGrid()
  for (const [number, key] of [
    [1, 'ArrowLeft'],
    [4, 'ArrowDown'],
  ] as const) {
    await press(number, key)
    expect(order()).toEqual(['kitchen', 'hall', 'garden', 'attic'])
  }
})

test('read from the right, the left arrow moves a photograph on', async () => {
  await renderGrid(photos, 'ar')
  const handle = page.getByRole('button', { name: posting.media.actions.replace('{{number}}', '1') })
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(order).toEqual(['hall', 'kitchen', 'garden', 'attic'])
})

test('buttons move a photograph as well, make it the cover and remove it', async () => {
  await renderGrid()
  await tiles.nth(2).getByRole('button', { name: 'Make cover' }).click()
  await expect.poll(order).toEqual(['garden', 'kitchen', 'hall', 'attic'])
  await expect.element(tiles.nth(0).getByText('Cover')).toBeVisible()
  await tiles.nth(1).getByRole('button', { name: 'Remove: Photo 2: kitchen' }).click()
  await expect.poll(order).toEqual(['garden', 'hall', 'attic'])
  await expect.element(page.getByText('Photo removed.')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: '3 photos' })).toBeVisible()
})

test('a photograph is rotated by a quarter, is told so, and rotated back by Undo', async () => {
  const previewUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  await renderGrid([{ id: 'hall', name: 'hall', uploadId: 'hall', previewUrl }])
  const turn = () => document.querySelector('.ui-file-tile img')?.getAttribute('data-turn')
  await page.getByRole('button', { name: 'Rotate photo 1 to the right' }).click()
  await expect.poll(turn).toBe('90')
  await expect.element(page.getByRole('status').getByText('Photo 1 is rotated.')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(turn).toBeNull()
})

test('a photograph names its room by keys, keeps it when it moves, and forgets it', async () => {
  await renderGrid()
  const room = (number: number) => page.getByRole('combobox', { name: `Room in photo ${number}` })
  ;(room(2).element() as HTMLElement).focus()
  await userEvent.keyboard('k')
  await expect.element(room(2)).toHaveValue('kitchen')
  await press(2, 'Home')
  await expect.element(room(1)).toHaveValue('kitchen')
  await expect.element(room(2)).toHaveValue('')
  await room(1).selectOptions('Which room?')
  await expect.element(room(1)).toHaveValue('')
})

test('rooms can be chosen in Arabic', async () => {
  await renderGrid(photos, 'ar')
  const room = page.getByRole('combobox', { name: posting.media.roomOf.replace('{{number}}', '1') })
  await room.selectOptions(detail.rooms.garden)
  await expect.element(room).toHaveValue('garden')
})

test('a file that is no photograph is named with the reason, and can be put away', async () => {
  await renderGrid([])
  const input = page.getByLabelText('Choose files').first()
  await input.upload(new File(['words'], 'letter.txt', { type: 'text/plain' }))
  await expect.element(page.getByText('letter.txt is not a supported picture.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('letter.txt')).not.toBeInTheDocument()
})
