import type { Blocked } from '@gable/contract/blocks'
import { portraitFile } from '@gable/domain/portrait'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import type { EventLog } from '#platform/events.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import { maxCounted } from '#platform/whole-list.ts'
import { isActiveAccount, listBlocks, putBlock, removeAllOf, removeBlock } from './blocks.repository.ts'
import { adminId, holdContactOf } from './may-contact.repository.ts'

type Deps = { db: Db; events: EventLog; mediaUrl: string; findSiteName: () => Promise<string> }
type Whom = { accountId?: number | undefined; isAdmin?: boolean | undefined }
export type BlocksService = ReturnType<typeof createBlocksService>

const limitOf = (accountId: number) => ({ key: `block:${accountId}`, most: 60, windowSeconds: 3_600 })

/** Whom somebody does not want to hear from. */
export function createBlocksService({ db, events, mediaUrl, findSiteName }: Deps) {
  return {
    async block({ accountId: blockerId }: Member, { reason = '', ...whom }: Whom & { reason?: string | undefined }) {
      const blockedId = blockedIn(whom)
      if (blockedId === blockerId) throw conflict('about_yourself', 'Nobody blocks themselves')
      await db.transaction().execute(async (tx) => {
        await holdContactOf(tx, blockerId)
        if (blockedId !== null && !(await isActiveAccount(tx, blockedId))) throw notFound('Account')
        await spendLimits(tx, [limitOf(blockerId)])
        await putBlock(tx, { blockerId, blockedId, reason })
        const detail = { blockedId: blockedId ?? adminId }
        await events.record(tx, { name: 'block.added', subjectIds: [blockerId], actorId: blockerId, detail })
      })
      return null
    },

    async unblock({ accountId: blockerId }: Member, whom: Whom) {
      const blockedId = blockedIn(whom)
      await db.transaction().execute(async (tx) => {
        if (!(await removeBlock(tx, { blockerId, blockedId }))) return
        const detail = { blockedId: blockedId ?? adminId }
        await events.record(tx, { name: 'block.removed', subjectIds: [blockerId], actorId: blockerId, detail })
      })
      return null
    },

    async list(
      { accountId }: Member,
      { limit = 50, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
    ) {
      const { rows, total } = await listBlocks(db, accountId, { limit, offset, most: maxCounted })
      const siteName = rows.some(({ blockedId }) => blockedId === null) ? await findSiteName() : ''
      const data = rows.map((row): Blocked => {
        const portrait = portraitFile(row.mediaId, row.widths)
        return {
          id: row.blockedId ?? adminId,
          name: row.blockedId === null ? siteName : (row.name ?? ''),
          profileImageUrl: portrait ? `${mediaUrl}/${portrait}` : '',
          isAdmin: row.blockedId === null,
          reason: row.reason,
          createdAt: row.createdAt.toISOString(),
        }
      })
      return { data, total }
    },

    eraseAllOf: (accountId: number) => db.transaction().execute((tx) => removeAllOf(tx, accountId)),
  }
}

/** An account, or nobody for the administration. */
function blockedIn({ accountId, isAdmin = false }: Whom): number | null {
  if (isAdmin === (accountId !== undefined)) throw invalidField('accountId', 'exactly_one')
  return accountId ?? null
}
