import { Eye } from 'lucide-react'
import { expect, test } from 'vitest'
import { arrangeActions } from './arrange-actions.ts'

const action = (id: string, isUrgent = false) => ({ id, label: id, Icon: Eye, isUrgent })
const idsOf = (main: string, isUrgent: boolean, more: string[]) => {
  const { first, pair, rest } = arrangeActions({ main: action(main, isUrgent), more: more.map((id) => action(id)) })
  return [first, pair, rest].map((part) => part.map(({ id }) => id))
}

test('the form stands large, then the price and the market', () => {
  expect(idsOf('edit', false, ['view', 'price', 'under_offer', 'sold', 'pause', 'copy', 'delete'])).toEqual([
    ['edit'],
    ['price', 'sold'],
    ['under_offer', 'pause', 'copy', 'delete'],
  ])
})

test('what a home waits for stands before the form, which then holds back', () => {
  const { first } = arrangeActions({ main: action('renew', true), more: [action('edit')] })
  expect(first).toMatchObject([
    { id: 'renew', isUrgent: true },
    { id: 'edit', isUrgent: false },
  ])
})

test('nothing is lost and nothing stands twice', () => {
  const more = ['view', 'edit', 'price', 'available', 'sold', 'pause', 'copy', 'delete']
  expect(
    idsOf(
      'sold',
      false,
      more.filter((id) => id !== 'sold'),
    )
      .flat()
      .toSorted(),
  ).toEqual(more.filter((id) => id !== 'view').toSorted())
})
