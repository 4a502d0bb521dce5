import { deleteProperty, renewProperty, restoreProperty, setPropertyActive } from '@gable/contract/posting'
import type { Property } from '@gable/contract/property'
import { own } from '@gable/i18n/ar/own'
import type { LanguageCode } from '@gable/i18n/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ListingList } from '#app/features/listings/own/listing-list.tsx'
import { SelectionBar } from '#app/features/listings/own/selection-bar.tsx'
import { fakeApi, refusal } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { ownProperty } from '../test/own-property.ts'
import { PropertyRow } from './property-row.tsx'
import { useBulkProperties } from './use-bulk-properties.ts'
import { usePropertyActions } from './use-property-actions.ts'

const now = Date.parse('2026-03-20')
const properties: Property[] = ['Attic', 'Barn', 'Cottage'].map((title, index) => ({
  ...ownProperty,
  id: index + 1,
  title,
  slug: title.toLowerCase(),
}))

function Rows() {
  const { selection, actions, busyAction, failures } = useBulkProperties(properties, now)
  const toActions = usePropertyActions({ now, work: () => {}, onPrice: () => {} })
  return (
    <main>
      <ListingList
        column="Home"
        hasNumbers
        chooseAll={{ isAll: selection.isAll, isSome: selection.ids.length > 0, onToggle: selection.toggleAll }}
      >
        {properties.map((property) => (
          <PropertyRow
            key={property.id}
            property={property}
            now={now}
            actions={toActions(property)}
            isBusy={false}
            choice={{
              isChosen: selection.has(property.id),
              onToggle: () => selection.toggle(property.id),
              failure: failures.get(property.id),
            }}
          />
        ))}
      </ListingList>
      <SelectionBar
        count={selection.ids.length}
        actions={actions}
        busyAction={busyAction}
        onClear={() => selection.keep([])}
      />
    </main>
  )
}

const renderRows = (language: LanguageCode = 'en') => renderInSite(<Rows />, { language })
const box = (name: string) => page.getByRole('checkbox', { name })
const bar = page.getByRole('toolbar', { name: 'Actions for the selected listings' })

test('several are deleted one by one, and one Undo brings them back', async () => {
  const api = fakeApi()
  api.answer(deleteProperty, () => ({ data: { restoreUntil: '2026-12-01T00:00:00Z' } }))
  api.answer(restoreProperty, ({ id }) => ({ data: { id, slug: 'x', reviewState: 'approved' as const, version: 5 } }))
  await renderRows()
  await box('Select Attic').click()
  await box('Select Cottage').click()
  await expect.element(page.getByRole('status').getByText('2 selected')).toBeInTheDocument()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Done for 2 listings.')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone.')).toBeVisible()
  expect(api.sent(deleteProperty).map(({ input }) => input.id)).toEqual([1, 3])
  expect(api.sent(restoreProperty).map(({ input }) => input.id)).toEqual([3, 1])
})

test('a row that fails says why and stays selected, the others are done', async () => {
  const api = fakeApi()
  api.answer(setPropertyActive, ({ id, isActive }) => {
    if (id === 2) throw refusal('not_found')
    return { data: { id, isActive } }
  })
  await renderRows()
  await box('Select all on this page').click()
  await bar.getByRole('button', { name: 'Pause' }).click()
  await expect.element(page.getByText('Done for 2 listings. One could not be changed.')).toBeVisible()
  await expect.element(box('Select Barn')).toBeChecked()
  await expect.element(box('Select Attic')).not.toBeChecked()
  expect(
    page
      .getByRole('listitem')
      .nth(1)
      .getByText(/not|gone|there/i)
      .elements(),
  ).not.toEqual([])
})

test('what does not fit how a listing stands is not even asked for', async () => {
  const api = fakeApi()
  api.answer(renewProperty, () => {
    throw refusal('illegal_move')
  })
  await renderRows()
  await box('Select Barn').click()
  await bar.getByRole('button', { name: 'Renew' }).click()
  await expect.element(page.getByText('This is not possible for the listing right now.')).toBeVisible()
  expect(api.sent(renewProperty)).toEqual([])
})

test('by keyboard: Space chooses, Esc in the bar puts the choice away', async () => {
  await renderRows()
  ;(box('Select Barn').element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(bar).toBeVisible()
  ;(bar.getByRole('button', { name: 'Pause' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(bar.getByRole('button', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(box('Select Barn')).not.toBeChecked()
})

test('in Arabic the bar says how many are chosen', async () => {
  await renderRows('ar')
  await box(own.bulk.all).click()
  await expect.element(page.getByRole('toolbar', { name: own.bulk.label })).toBeVisible()
})
