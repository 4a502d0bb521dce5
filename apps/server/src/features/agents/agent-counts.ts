import type { Db, Tx } from '#platform/db.ts'
import type { Subscriber } from '#platform/events.ts'
import type { ListingName } from '../listings/listing-kind.ts'
import {
  correctAgent,
  type FindVerifiedIds,
  type IsPublic,
  listAgentIdsAfter,
  listIdsAfter,
  recount,
  refreshAgents,
} from './agent-counts.repository.ts'

export type AgentCountsDeps = {
  db: Db
  isPublic: IsPublic
  /** Which of these members are verified. */
  findVerifiedIds: FindVerifiedIds
}

const kinds = ['property', 'project'] as const
const batch = 500

/** Who is an agent and how much each has, changed with every listing and known without looking at the listings. */
export function createAgentCounts({ db, isPublic, findVerifiedIds }: AgentCountsDeps) {
  /** Part of every change of a profile, or of who is verified, in its transaction. */
  const refresh = (tx: Tx, ids: number[]) => refreshAgents(tx, ids, findVerifiedIds)
  /** Part of every change of listings, in its transaction. */
  const noteChanges = (kind: ListingName) => async (tx: Tx, ids: number[]) => {
    const newIds = await recount(tx, isPublic, kind, ids)
    if (newIds.length > 0) await refresh(tx, newIds)
  }
  const inTransaction = (work: (tx: Tx) => Promise<void>) => db.transaction().execute(work)

  const subscribers: Subscriber[] = [
    { topic: 'property.*', run: noteChanges('property') },
    { topic: 'project.*', run: noteChanges('project') },
    { topic: 'account.profile-changed', run: refresh },
    { topic: 'verification.moved', run: refresh },
  ]

  return {
    subscribers,
    noteChanges,
    refresh,

    /** Makes all counts anew while the site is in use. */
    async rebuild() {
      for (const kind of kinds) {
        await inBatches(
          (afterId) => listIdsAfter(db, kind, afterId, batch),
          0,
          (ids) => inTransaction((tx) => noteChanges(kind)(tx, ids)),
        )
      }
      await inBatches(
        (afterId) => listAgentIdsAfter(db, afterId, batch),
        -1,
        async (ids) => {
          for (const id of ids) await inTransaction((tx) => correctAgent(tx, id))
          await inTransaction((tx) => refresh(tx, ids))
        },
      )
    },
  }
}

async function inBatches(
  listAfter: (afterId: number) => Promise<number[]>,
  firstId: number,
  work: (ids: number[]) => Promise<void>,
) {
  for (let ids = await listAfter(firstId); ids.length > 0; ids = await listAfter(ids.at(-1) ?? 0)) await work(ids)
}
