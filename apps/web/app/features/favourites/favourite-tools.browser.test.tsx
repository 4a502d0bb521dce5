import { addFavourite, type Favourite, noteFavourite } from '@gable/contract/favourites'
import { favourites as arabic } from '@gable/i18n/ar/favourites'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '#app/shared/i18n/favourite-messages.ts'
import { forgetKnown, setKnown } from '#app/features/listings/favourites/favourite-store.ts'
import { useIsFavourite } from '#app/features/listings/favourites/use-favourite.ts'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { parseFavouriteQuery } from './favourite-query.ts'
import { FavouriteTools } from './favourite-tools.tsx'
import { useRemoveFavourites } from './use-remove-favourites.ts'

const none = { homes: 0, cheaper: 0, noted: 0 }
const counts = {
  sale: { homes: 3, cheaper: 2, noted: 0 },
  rent: { homes: 1, cheaper: 0, noted: 1 },
  under_offer: none,
  taken: none,
}
const draw = (query = '') => <FavouriteTools query={parseFavouriteQuery(new URLSearchParams(query))} counts={counts} />
const link = (name: string) => page.getByRole('link', { name })

beforeEach(() => forgetKnown())

test('tabs say how many homes are behind them, and filters how many of those they leave', async () => {
  const { address } = await renderInSite(draw('tab=rent'))
  for (const name of ['All 4', 'For sale 3', 'Under offer 0']) await expect.element(link(name)).toBeVisible()
  await expect.element(link('To rent 1')).toHaveAttribute('aria-current', 'page')
  await expect.element(link('With a note 1')).toBeVisible()
  // It would leave nothing.
  await expect.element(link('Price dropped')).not.toBeInTheDocument()
  await link('With a note 1').click()
  await expect.poll(address).toBe('/user/favourites?tab=rent&noted=1')
})

test('a filter that is on is taken back by the same link, and an order keeps it', async () => {
  await renderInSite(draw('cheaper=1&sort=newest'))
  await expect.element(link('Price dropped 2')).toHaveAttribute('href', '/user/favourites?sort=newest')
  await page.getByLabelText('Sort: Newest first').click()
  await expect.element(link('Lowest price')).toHaveAttribute('href', '/user/favourites?cheaper=1&sort=price_low')
  await expect.element(link('Newest first')).toHaveAttribute('aria-current', 'true')
})

test('in Arabic it says so', async () => {
  await renderInSite(draw(), { language: 'ar' })
  await expect.element(link(arabic.tabs.taken)).toBeVisible()
  await expect.element(page.getByLabelText(`${arabic.sort.label}: ${arabic.sort.saved}`)).toBeVisible()
})

test('several homes are removed at once, and one undo brings all of them back with their notes', async () => {
  const api = fakeApi()
  api.answer(addFavourite, ({ propertyId, isAdded = true }) => ({
    data: { propertyId, isFavourite: isAdded, likes: 1 },
  }))
  api.answer(noteFavourite, ({ propertyId, note }) => ({ data: { propertyId, note } }))
  setKnown(person.id, [7, 8])
  const homes = [
    { id: 7, favourite: { note: 'Ask about the roof' } },
    { id: 8, favourite: { note: '' } },
  ] as Favourite[]
  function Homes() {
    const remove = useRemoveFavourites()
    const kept = [useIsFavourite({ id: 7 }), useIsFavourite({ id: 8 })].filter(Boolean).length
    return <button onClick={() => remove(homes)}>{kept} kept</button>
  }
  await renderInSite(<Homes />, { site: { account: person } })
  await page.getByRole('button', { name: '2 kept' }).click()
  await expect.element(page.getByRole('button', { name: '0 kept' })).toBeVisible()
  await expect
    .poll(() => api.sent(addFavourite).map(({ input }) => input))
    .toEqual([
      { propertyId: 7, isAdded: false },
      { propertyId: 8, isAdded: false },
    ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: '2 kept' })).toBeVisible()
  await expect
    .poll(() => api.sent(noteFavourite).map(({ input }) => input))
    .toEqual([{ propertyId: 7, note: 'Ask about the roof' }])
})
