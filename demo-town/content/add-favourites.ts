import type { Product } from '../../apps/server/src/compose.ts'
import type { DemoHome } from './demo-home.ts'
import { createLuck, seedOf } from './luck.ts'

const admirers = 24
/** As many as one call keeps. */
const maxAtOnce = 200
const seed = 18

/** People who are only looking, and keep what they like: the more a home is looked at, the more of them do. */
export async function addFavourites(product: Product, homes: DemoHome[], ids: number[], listerIds: number[]) {
  const maxViews = Math.max(1, ...homes.map(({ fate }) => fate.views))
  const memberIds = [...listerIds, ...(await addAdmirers(product))]
  for (const [index, accountId] of memberIds.entries()) {
    const luck = createLuck(seedOf(seed, index))
    const liked = ids.filter((_, home) => luck.isOne((0.6 * (homes[home]?.fate.views ?? 0)) / maxViews))
    await product.favourites.merge({ accountId, permissions: [] }, liked.slice(0, maxAtOnce))
  }
  const [firstLister] = listerIds
  if (firstLister !== undefined) await addOwnLists(product, firstLister, ids)
  await product.showLikes()
}

const notes = ['Morning light in the kitchen. Ask about the roof.', 'Is the studio heated?', 'Best view so far.']

/** The member whose pages are looked at first has written notes, hidden homes and shared a list. */
async function addOwnLists({ favourites, hidden, shortlists }: Product, accountId: number, ids: number[]) {
  const member = { accountId, permissions: [] }
  const { data: kept } = await favourites.listIds(member)
  for (const [index, note] of notes.entries()) {
    const propertyId = kept[index]
    if (propertyId !== undefined) await favourites.note(member, propertyId, note)
  }
  await hidden.merge(member, ids.filter((id) => !kept.includes(id)).slice(0, 3))
  const shared = kept.slice(0, 5)
  if (shared.length > 0)
    await shortlists.share(member, { title: 'Homes to see in July', ids: shared, showsNotes: true })
}

async function addAdmirers({ db }: Product): Promise<number[]> {
  const emails = Array.from({ length: admirers }, (_, index) => `admirer-${index + 1}@demo.gable.test`)
  const rows = await db
    .insertInto('account')
    .values(emails.map((email) => ({ email, name: '' })))
    .onConflict((known) => known.column('email').doUpdateSet({ name: '' }))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
