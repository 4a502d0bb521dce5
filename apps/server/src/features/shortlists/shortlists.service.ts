import { createHash, randomBytes } from 'node:crypto'
import type { Input } from '@gable/contract/call'
import type { PropertyCard } from '@gable/contract/property'
import { maxShared, type shareShortlist, type SharedHome } from '@gable/contract/shortlists'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member, Viewer } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/errors.ts'
import {
  addProperties,
  findByToken,
  findOwn,
  type IsPublic,
  listShared,
  removeShortlist,
  replaceShortlist,
} from './shortlists.repository.ts'

type Deps = {
  db: Db
  isPublic: IsPublic
  listCards: (viewer: Viewer, ids: number[], language?: LanguageCode) => Promise<PropertyCard[]>
}
export type ShortlistsService = ReturnType<typeof createShortlistsService>

/** Only hashes are stored: a stolen table opens no list. */
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** Saved homes that a member shows to others by a link. Whoever has it can look, and nothing else. */
export function createShortlistsService({ db, isPublic, listCards }: Deps) {
  return {
    share: ({ accountId }: Member, { title = '', ids, showsNotes = false }: Input<typeof shareShortlist>) =>
      db.transaction().execute(async (tx) => {
        const token = randomBytes(32).toString('base64url')
        await replaceShortlist(tx, { accountId, tokenHash: hashOf(token), title, showsNotes })
        const count = await addProperties(tx, { accountId, ids, most: maxShared, isPublic })
        // Nothing is shared then, and the link before stays.
        if (count === 0) throw notFound('Saved home')
        return { token }
      }),

    stop: ({ accountId }: Member) => db.transaction().execute((tx) => removeShortlist(tx, accountId)),

    async findOwn({ accountId }: Member) {
      const own = await findOwn(db, accountId)
      if (!own) return null
      return { ...own, homeCount: own.homeCount ?? 0, sharedAt: own.sharedAt.toISOString() }
    },

    async get(viewer: Viewer, token: string, language?: LanguageCode) {
      const found = await findByToken(db, hashOf(token))
      if (!found) throw notFound('Shortlist')
      const rows = await listShared(db, found, isPublic)
      const ids = rows.map(({ propertyId }) => propertyId)
      const cards = new Map((await listCards(viewer, ids, language)).map((card) => [card.id, card]))
      const homes = rows.flatMap(({ propertyId, note }): SharedHome[] => {
        const card = cards.get(propertyId)
        return card ? [{ ...card, note }] : []
      })
      const { title, name, sharedAt } = found
      return { title, name, sharedAt: sharedAt.toISOString(), homes }
    },

    eraseAllOf: (accountId: number) => db.transaction().execute((tx) => removeShortlist(tx, accountId)),
  }
}
