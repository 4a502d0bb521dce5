import { compare as arabic } from '@gable/i18n/ar/compare'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '#app/shared/i18n/compare-messages.ts'
import '#app/shared/i18n/favourite-messages.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { CompareBar } from './compare-bar.tsx'
import { ComparePick } from './compare-pick.tsx'
import { CompareRows } from './compare-rows.tsx'
import { toRow } from './compare-table.ts'
import { useComparePicks } from './use-compare-picks.ts'

const titles = ['One', 'Two', 'Three', 'Four', 'Five']
const pickOf = (title: string) => page.getByRole('checkbox', { name: `Compare ${title}` })

function Picks() {
  const { isPicked, isFull, count, pick, clear } = useComparePicks(titles.map((_, index) => index + 1))
  return (
    <>
      {titles.map((title, index) => (
        <div key={title} className="relative w-60">
          <div className="aspect-4/3" />
          <ComparePick
            {...{ title, isFull }}
            id={index + 1}
            isPicked={isPicked(index + 1)}
            onPick={() => pick(index + 1)}
          />
        </div>
      ))}
      <CompareBar count={count} onClear={clear} />
    </>
  )
}

test('up to four homes are picked by keyboard, then compared by their ids', async () => {
  const { address } = await renderInSite(<Picks />)
  for (const _ of titles.slice(0, 4)) {
    await userEvent.tab()
    await userEvent.keyboard(' ')
  }
  await expect.element(pickOf('Four')).toBeChecked()
  await expect.element(pickOf('Five')).toBeDisabled()
  await expect.element(page.getByText('4 of 4 selected').first()).toBeInTheDocument()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect.poll(address).toBe('/compare?ids=1&ids=2&ids=3&ids=4')
})

test('a selection is cleared, and the bar goes with it', async () => {
  await renderInSite(<Picks />)
  await pickOf('One').click()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect.element(pickOf('One')).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Compare' })).not.toBeInTheDocument()
})

const row = toRow({ key: 'beds', name: 'Bedrooms' }, ['3', null, '2'], { figures: [3, null, 2], better: 'more' })
const draw = () => (
  <table>
    <CompareRows group={{ name: 'The home', rows: [row] }} count={3} />
  </table>
)

test('a row is read with its name, and the best is said, not only coloured', async () => {
  await renderInSite(draw())
  await expect.element(page.getByRole('rowheader', { name: 'Bedrooms' })).toBeVisible()
  // The heading of the group is the first.
  const cells = page.getByRole('cell')
  await expect.element(cells.nth(1)).toHaveTextContent('3')
  await expect.element(cells.nth(1).getByLabelText('Best')).toBeVisible()
  await expect.element(cells.nth(2)).toHaveTextContent('–')
  await expect.element(cells.nth(3).getByLabelText('Best')).not.toBeInTheDocument()
})

test('in Arabic it is said too', async () => {
  await renderInSite(draw(), { language: 'ar' })
  await expect.element(page.getByLabelText(arabic.best)).toBeVisible()
})
