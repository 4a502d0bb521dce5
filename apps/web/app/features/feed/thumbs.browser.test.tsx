import { hideProperty } from '@gable/contract/hidden'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useHiddenAmong } from '#app/features/listings/hidden/use-hidden.ts'
import { person } from '#app/shell/store/person.fixture.ts'
import { fakeApi } from '#app/shell/test/fake-api.ts'
import { renderInSite } from '#app/shell/test/render-in-site.tsx'
import { Thumbs } from './thumbs.tsx'

const homes = [
  { id: 7, title: 'Harbour flat', isLiked: false },
  { id: 8, title: 'Garden house', isLiked: true },
]

function List() {
  const hidden = useHiddenAmong(homes)
  return (
    <ul>
      {homes
        .filter(({ id }) => !hidden.has(id))
        .map((home) => (
          <li key={home.id}>
            <Thumbs home={home} />
          </li>
        ))}
    </ul>
  )
}

test('thumbs down hides a home with undo and leaves the focus on the next; thumbs up says what was liked', async () => {
  const api = fakeApi()
  api.answer(hideProperty, ({ propertyId, isHidden = true }) => ({ data: { propertyId, isHidden } }))
  await renderInSite(<List />, { site: { account: person } })
  const down = (title: string) => page.getByRole('button', { name: `Not for me: ${title}` })
  const up = (title: string) => page.getByRole('button', { name: `More like this: ${title}` })
  await expect.element(up('Harbour flat')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(up('Garden house')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(up('Garden house')).toHaveValue('0')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(down('Harbour flat')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(up('Harbour flat')).not.toBeInTheDocument()
  await expect.element(down('Garden house')).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(up('Harbour flat')).toBeVisible()
})
