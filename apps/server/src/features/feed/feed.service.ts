import type { Input } from '@gable/contract/call'
import type { FeedPreferences, likeRecommendation, setFeedLearning, setFeedPreferences } from '@gable/contract/feed'
import { RangeText } from '@gable/contract/search-wire'
import { fromMinor, toMinor } from '@gable/domain/currency'
import * as z from 'zod'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField, notFound } from '#platform/errors.ts'
import type { Filters } from '../search/query/to-conditions.ts'
import type { VisibleTo } from '../property-sets/property-set.repository.ts'
import {
  findLearning,
  findWishes,
  type IsPublic,
  type Learning,
  likedSet,
  noteSeen,
  removeLearning,
  removeWishes,
  saveLearning,
  saveWishes,
  seenSet,
} from './feed.repository.ts'
import type { Wishes } from './score-homes.ts'
import { searchedWishes } from './searched-wishes.ts'
import { noteSearch, removeSearches } from './searches.repository.ts'

type Known = { categoryIds: ReadonlySet<number>; facilityIds: ReadonlySet<number> }
type Deps = {
  db: Db
  currency: string
  isPublic: IsPublic
  visibleTo: VisibleTo
  readCatalogueIds: () => Promise<Known>
  readCategorySlugs: () => Promise<ReadonlyMap<string, number>>
}
export type FeedService = ReturnType<typeof createFeedService>

/** What members want to be shown, and what may be learnt from what they do. */
export function createFeedService(deps: Deps) {
  const { db, currency, isPublic, visibleTo, readCatalogueIds, readCategorySlugs } = deps
  const read = async (tx: Db | Tx, accountId: number): Promise<FeedPreferences> => {
    const [wishes, learning] = [await findWishes(tx, accountId), await findLearning(tx, accountId)]
    return toPreferences(wishes, learning, currency)
  }

  return {
    get: ({ accountId }: Member) => read(db, accountId),

    async replace({ accountId }: Member, sent: Input<typeof setFeedPreferences>): Promise<FeedPreferences> {
      const wishes = toWishes(sent, currency)
      assertKnown(wishes, await readCatalogueIds())
      return db.transaction().execute(async (tx) => {
        await saveWishes(tx, accountId, wishes)
        return read(tx, accountId)
      })
    },

    remove: ({ accountId }: Member) =>
      db.transaction().execute(async (tx) => {
        await removeWishes(tx, accountId)
        await likedSet.removeAll(tx, accountId)
      }),

    like: (member: Member, { propertyId, isLiked = true }: Input<typeof likeRecommendation>) =>
      db.transaction().execute(async (tx) => {
        const { accountId } = member
        if (isLiked) {
          await likedSet.removeOldest(tx, accountId)
          await likedSet.add(tx, member, [propertyId], visibleTo)
          const [known] = await likedSet.listAmong(tx, accountId, [propertyId])
          if (known === undefined) throw notFound('Property')
        } else await likedSet.remove(tx, accountId, [propertyId])
        return { propertyId, isLiked }
      }),

    learn: ({ accountId }: Member, changes: Input<typeof setFeedLearning>): Promise<FeedPreferences> =>
      db.transaction().execute(async (tx) => {
        const { learnsFromSaved: fromSaved, learnsFromSeen: fromSeen, learnsFromSearches: fromSearches } = changes
        await saveLearning(tx, accountId, {
          ...(fromSaved !== undefined && { fromSaved }),
          ...(fromSeen !== undefined && { fromSeen }),
          ...(fromSearches !== undefined && { fromSearches }),
        })
        if (fromSeen === false) await seenSet.removeAll(tx, accountId)
        if (fromSearches === false) await removeSearches(tx, accountId)
        return read(tx, accountId)
      }),

    async noteSearch(accountId: number, filters: Filters) {
      const wishes = searchedWishes(filters, { currency, categoryIdsBySlug: await readCategorySlugs() })
      if (wishes) await noteSearch(db, accountId, wishes)
    },

    noteSeen: (accountId: number, propertyId: number) => noteSeen(db, accountId, propertyId, isPublic),

    eraseAllOf: (accountId: number) =>
      db.transaction().execute(async (tx) => {
        await removeWishes(tx, accountId)
        await removeLearning(tx, accountId)
        await likedSet.removeAll(tx, accountId)
        await seenSet.removeAll(tx, accountId)
        await removeSearches(tx, accountId)
      }),
  }
}

function toWishes(sent: Input<typeof setFeedPreferences>, currency: string): Wishes {
  const { categoryIds = [], facilityIds = [], priceRange, deal, city = '', bedrooms } = sent
  const minor = (end: number | undefined) => (end === undefined ? null : (toMinor(end, currency) ?? null))
  return {
    categoryIds,
    facilityIds,
    minPriceMinor: minor(priceRange?.from),
    maxPriceMinor: minor(priceRange?.to),
    deal: deal ?? null,
    city,
    minBedrooms: bedrooms ?? null,
  }
}

/** A wish that nothing can fulfil would look like no wish. */
function assertKnown({ categoryIds, facilityIds }: Wishes, known: Known) {
  if (!categoryIds.every((id) => known.categoryIds.has(id))) throw invalidField('categoryIds', 'invalid')
  if (!facilityIds.every((id) => known.facilityIds.has(id))) throw invalidField('facilityIds', 'invalid')
}

function toPreferences(wishes: Wishes | undefined, learning: Learning, currency: string): FeedPreferences {
  const major = (minor: number | null | undefined) => (minor == null ? undefined : Number(fromMinor(minor, currency)))
  const range = { from: major(wishes?.minPriceMinor), to: major(wishes?.maxPriceMinor) }
  const hasPrice = range.from !== undefined || range.to !== undefined
  return {
    categoryIds: wishes?.categoryIds ?? [],
    facilityIds: wishes?.facilityIds ?? [],
    priceRange: hasPrice ? String(z.encode(RangeText, range)) : '',
    deal: wishes?.deal ?? '',
    city: wishes?.city ?? '',
    bedrooms: wishes?.minBedrooms ?? null,
    learnsFromSaved: learning.fromSaved,
    learnsFromSeen: learning.fromSeen,
    learnsFromSearches: learning.fromSearches,
  }
}
