import type { Input } from '@gable/contract/call'
import { type Favourite, type getFavourites, maxFavourites } from '@gable/contract/favourites'
import type { PropertyCard } from '@gable/contract/property'
import { fromMinor } from '@gable/domain/currency'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { ChangeDays, HomeDay } from '../insights/days.repository.ts'
import type { VisibleTo } from '../property-sets/property-set.repository.ts'
import { countFavourites, listFavourites, type Reader } from './favourite-lists.repository.ts'
import { changeLikes, favouriteSet, findState, hasLikes, writeNote } from './favourites.repository.ts'

type Deps = {
  db: Db
  visibleTo: VisibleTo
  canSeePremium: (member: Member, from?: Db) => Promise<boolean>
  listCards: (member: Member, ids: number[], language?: LanguageCode) => Promise<PropertyCard[]>
  /** For the lines that listers read: a save counts on the day it was made, as long as it stands. */
  changeDays: ChangeDays
}
export type FavouritesService = ReturnType<typeof createFavouritesService>

const eraseBatch = 500

/** The homes that members keep. A count changes only with the row that it counts, in one transaction. */
export function createFavouritesService({ db, visibleTo, canSeePremium, listCards, changeDays }: Deps) {
  async function count(tx: Tx, saves: HomeDay[], by: 1 | -1) {
    const ids = saves.map(({ propertyId }) => propertyId)
    await changeLikes(tx, ids, by)
    await changeDays(tx, 'likes', saves, by)
  }

  const add = async (tx: Tx, member: Member, ids: number[]) =>
    count(tx, countedOf(await favouriteSet.add(tx, member, ids, visibleTo)), 1)

  const remove = async (tx: Tx, accountId: number, ids: number[]) =>
    count(tx, countedOf(await favouriteSet.remove(tx, accountId, ids)), -1)

  const readerOf = async (member: Member): Promise<Reader> => ({
    member,
    seesPremium: await canSeePremium(member),
    visibleTo,
  })

  /** As a card says it: of a locked home nobody is told how it is liked. */
  async function findShownState(tx: Tx, member: Member, propertyId: number) {
    const state = await findState(tx, member, propertyId, visibleTo)
    if (!state) return undefined
    const { ownerId, isPremium, isFavourite, likes } = state
    const isOpen = !isPremium || ownerId === member.accountId || (await canSeePremium(member, tx))
    return { propertyId, isFavourite: Boolean(isFavourite), likes: isOpen ? likes : 0 }
  }

  return {
    add: (member: Member, propertyId: number) =>
      db.transaction().execute(async (tx) => {
        const before = await findShownState(tx, member, propertyId)
        if (!before) throw notFound('Property')
        if (before.isFavourite) return before
        await add(tx, member, [propertyId])
        const after = await findShownState(tx, member, propertyId)
        // There was no room for it.
        if (after && !after.isFavourite) throw tooMany()
        return after ?? before
      }),

    /** The same answer for a home that is gone and for one that never was. */
    remove: (member: Member, propertyId: number) =>
      db.transaction().execute(async (tx) => {
        await remove(tx, member.accountId, [propertyId])
        return (await findShownState(tx, member, propertyId)) ?? { propertyId, isFavourite: false, likes: 0 }
      }),

    async list(member: Member, wanted: Input<typeof getFavourites>, language?: LanguageCode) {
      const { offset = 0, limit = 24, after, tab, isCheaper = false, isNoted = false, sort = 'saved' } = wanted
      const asked = { offset, limit, after, tab, isCheaper, isNoted, sort }
      const { rows, total } = await listFavourites(db, await readerOf(member), asked)
      const cards = await listCards(
        member,
        rows.map(({ propertyId }) => propertyId),
        language,
      )
      const byId = new Map(cards.map((card) => [card.id, card]))
      const data = rows.flatMap(({ propertyId, savedAt, priceMinor, note, currency }): Favourite[] => {
        const card = byId.get(propertyId)
        if (!card) return []
        const savedPrice = card.isLocked ? null : fromMinor(priceMinor, currency)
        return [{ ...card, favourite: { savedAt: savedAt.toISOString(), savedPrice, note } }]
      })
      return { data, total }
    },

    count: async (member: Member) => countFavourites(db, await readerOf(member)),

    listIds: async ({ accountId }: Member) => wholeList(await favouriteSet.listIds(db, accountId)),

    /** For whoever learns from them: those kept last. */
    findIds: ({ accountId }: Member, limit: number) => favouriteSet.listIds(db, accountId, limit),

    /** Which of these the member keeps, however long ago. */
    findAmong: ({ accountId }: Member, ids: number[]) => favouriteSet.listAmong(db, accountId, ids),

    /** Whatever of it is kept already stays as it is, so that it may be sent again; what there is no room for is left. */
    merge: async (member: Member, ids: number[]) =>
      wholeList(
        await db.transaction().execute(async (tx) => {
          await add(tx, member, [...new Set(ids)])
          return favouriteSet.listIds(tx, member.accountId)
        }),
      ),

    note: ({ accountId }: Member, propertyId: number, note: string) =>
      db.transaction().execute(async (tx) => {
        if (!(await writeNote(tx, accountId, propertyId, note))) throw notFound('Favourite')
        return { propertyId, note }
      }),

    hasAny: () => hasLikes(db),

    async eraseAllOf(accountId: number) {
      for (;;) {
        const ids = await favouriteSet.listIds(db, accountId, eraseBatch)
        if (ids.length === 0) return
        await db.transaction().execute((tx) => remove(tx, accountId, ids))
      }
    },
  }
}

const countedOf = (rows: { propertyId: number; isCounted: boolean; savedAt: Date }[]): HomeDay[] =>
  rows.flatMap(({ propertyId, isCounted, savedAt }) =>
    isCounted ? [{ propertyId, day: savedAt.toISOString().slice(0, 10) }] : [],
  )

const tooMany = () => conflict('too_many_favourites', `At most ${maxFavourites} homes are kept`)
