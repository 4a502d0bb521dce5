import type { Input } from '@gable/contract/call'
import { type getHiddenProperties, type HiddenProperty, maxHidden } from '@gable/contract/hidden'
import type { PropertyCard } from '@gable/contract/property'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict, notFound } from '#platform/errors.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { VisibleTo } from '../property-sets/property-set.repository.ts'
import { findState, hiddenSet, listHidden } from './hidden.repository.ts'

type Deps = {
  db: Db
  visibleTo: VisibleTo
  listCards: (member: Member, ids: number[], language?: LanguageCode) => Promise<PropertyCard[]>
}
export type HiddenService = ReturnType<typeof createHiddenService>

/** The homes that members do not want to see again. */
export function createHiddenService({ db, visibleTo, listCards }: Deps) {
  return {
    hide: (member: Member, propertyId: number) =>
      db.transaction().execute(async (tx) => {
        await hiddenSet.add(tx, member, [propertyId], visibleTo)
        const state = await findState(tx, member, propertyId, visibleTo)
        if (!state) throw notFound('Property')
        if (!state.isHidden) throw conflict('too_many_hidden', `At most ${maxHidden} homes are hidden`)
        return { propertyId, isHidden: true }
      }),

    /** The same answer for a home that is gone and for one that never was. */
    show: (member: Member, propertyId: number) =>
      db.transaction().execute(async (tx) => {
        await hiddenSet.remove(tx, member.accountId, [propertyId])
        return { propertyId, isHidden: false }
      }),

    showAll: ({ accountId }: Member) => db.transaction().execute((tx) => hiddenSet.removeAll(tx, accountId)),

    async list(member: Member, { offset = 0, limit = 24 }: Input<typeof getHiddenProperties>, language?: LanguageCode) {
      const { rows, total } = await listHidden(db, member, { offset, limit }, visibleTo)
      const ids = rows.map(({ propertyId }) => propertyId)
      const cards = new Map((await listCards(member, ids, language)).map((card) => [card.id, card]))
      const data = rows.flatMap(({ propertyId, hiddenAt }): HiddenProperty[] => {
        const card = cards.get(propertyId)
        return card ? [{ ...card, hiddenAt: hiddenAt.toISOString() }] : []
      })
      return { data, total }
    },

    listIds: async ({ accountId }: Member) => wholeList(await hiddenSet.listIds(db, accountId)),

    /** What a search leaves out for its reader: one bounded read, none for visitors. */
    findIds: async (viewer: Viewer) => (viewer ? hiddenSet.listIds(db, viewer.accountId) : []),

    /** What is hidden already stays as it is, so that it may be sent again. */
    merge: async (member: Member, ids: number[]) =>
      wholeList(
        await db.transaction().execute(async (tx) => {
          await hiddenSet.add(tx, member, [...new Set(ids)], visibleTo)
          return hiddenSet.listIds(tx, member.accountId)
        }),
      ),

    eraseAllOf: (accountId: number) => db.transaction().execute((tx) => hiddenSet.removeAll(tx, accountId)),
  }
}
