import type { ListingAction } from '#app/features/listings/own/listing-action.tsx'

type Actions = { main: ListingAction; more: readonly ListingAction[] }

/** What stands beside each other under the large buttons: the price, and where the market stands. */
const paired = ['price', 'resume', 'available', 'sold', 'rented']

/** Large, what the home waits for and the form; then two small ones; then a list of the rest. */
export function arrangeActions({ main, more }: Actions) {
  // The page is the preview.
  const all = [main, ...more].filter(({ id }) => id !== 'view')
  const urgent = all.filter(({ isUrgent, id }) => isUrgent && id !== 'edit')
  const edit = all.filter(({ id }) => id === 'edit').map((action) => ({ ...action, isUrgent: urgent.length === 0 }))
  const first = [...urgent, ...edit]
  const left = all.filter(({ id }) => first.every((one) => one.id !== id))
  const pair = paired.flatMap((id) => left.find((action) => action.id === id) ?? []).slice(0, 2)
  return { first, pair, rest: left.filter((action) => !pair.includes(action)) }
}
