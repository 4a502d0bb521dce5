import type { Db, Tx } from '#platform/db.ts'
import { type IsPublic, listOutdatedIds, listPublicFacts } from './listing-facts.repository.ts'
import { pruneWords } from './prune-words.ts'
import { saveCounts, saveDocuments } from './search-table.repository.ts'
import { type Catalogue, toSearchDocument } from './to-search-document.ts'

type Deps = {
  db: Db
  isPublic: IsPublic
  readCatalogue: () => Promise<Catalogue>
  /** How often these listings were seen, and how many people keep them; where it is nobody they are left out. */
  listViewCounts: ListCounts
  listLikeCounts: ListCounts
}
type ListCounts = (tx: Tx, ids: number[]) => Promise<ReadonlyMap<number, number>>

type RepairOptions = {
  /** Also what is right already. */
  all?: boolean
  afterId?: number
  onProgress?: (doneUpToId: number) => void
}

const batch = 500

/** The search tables are made from the listings: in the transaction of each change, and anew wherever it is not right. */
export function createSearchTable({ db, isPublic, readCatalogue, listViewCounts, listLikeCounts }: Deps) {
  async function refresh(tx: Tx, ids: number[]) {
    const [facts, catalogue] = [await listPublicFacts(tx, isPublic, ids), await readCatalogue()]
    const [views, likes] = [await listViewCounts(tx, ids), await listLikeCounts(tx, ids)]
    const documents = facts.map((listing) => ({
      version: listing.version,
      document: toSearchDocument(listing, catalogue, {
        viewCount: views.get(listing.id) ?? 0,
        likeCount: likes.get(listing.id) ?? 0,
      }),
    }))
    await saveDocuments(tx, ids, documents)
  }

  return {
    /** Part of every change of properties, in its transaction and after the change. */
    noteChanges: (tx: Tx, propertyIds: number[]) => refresh(tx, propertyIds),

    showViews: saveCounts('view_count'),
    showLikes: saveCounts('like_count'),

    pruneWords: () => pruneWords(db),

    /** Goes through all listings in small transactions, while the site is in use, and corrects what is not right. */
    async repair({ all = false, afterId = 0, onProgress }: RepairOptions = {}): Promise<number> {
      let repaired = 0
      for (let doneUpToId = afterId; ; ) {
        const { ids, lastId } = await listOutdatedIds(db, isPublic, { afterId: doneUpToId, limit: batch, all })
        if (lastId === undefined) return repaired
        if (ids.length > 0) await db.transaction().execute((tx) => refresh(tx, ids))
        repaired += ids.length
        doneUpToId = lastId
        onProgress?.(doneUpToId)
      }
    },
  }
}
