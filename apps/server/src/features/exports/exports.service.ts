import { randomUUID } from 'node:crypto'
import type { DataExport } from '@gable/contract/exports'
import { recordAudit } from '#platform/audit.ts'
import type { Member } from '#platform/access.ts'
import type { Db } from '#platform/db.ts'
import { notFound, tooManyRequests } from '#platform/errors.ts'
import type { Exported } from '#platform/exported.ts'
import type { FileStore } from '#platform/files.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Mailer } from '#platform/mail.ts'
import type { SessionProofs } from '../accounts/session-proofs.ts'
import type { ExportGrants } from './export-grants.ts'
import { exportMail } from './export-mail.ts'
import { mailExport, makeExport } from './exports.jobs.ts'
import {
  addExport,
  findExport,
  findNewest,
  listExportsOf,
  listOver,
  lockAccount,
  removeExports,
  setReady,
} from './exports.repository.ts'
import { withArchive } from './make-archive.ts'

type Signed = { member: Member; token: string }
type Deps = {
  db: Db
  files: FileStore
  mailer: Mailer
  grants: ExportGrants
  siteUrl: string
  /** Whether somebody has just proved who they are. */
  proofs: Pick<SessionProofs, 'demandFresh' | 'isFresh'>
  /** What every feature hands over, asked when all of them are there. */
  listExported: () => Exported[]
}
type Row = NonNullable<Awaited<ReturnType<typeof findNewest>>>
export type ExportsService = ReturnType<typeof createExportsService>

const dayMs = 86_400_000
const sweepBatch = 100
const keyOf = (id: string) => `exports/${id}.zip`

/** Archives of all that is a member's own. */
export function createExportsService(deps: Deps) {
  const { db, files, mailer, grants, siteUrl, proofs, listExported } = deps
  const urlOf = (id: string) => `${siteUrl}/api/data-export-files/${id}?grant=${grants.issue(id)}`

  const toAnswer = (row: Row | undefined): DataExport => {
    const isThere = row !== undefined && row.expiresAt.getTime() > Date.now()
    const isReady = isThere && row.readyAt !== null
    return {
      state: isReady ? 'ready' : isThere ? 'open' : 'none',
      url: isReady ? urlOf(row.id) : '',
      expiresAt: isReady ? row.expiresAt.toISOString() : null,
      againAt: row && againAt(row) > Date.now() ? new Date(againAt(row)).toISOString() : null,
    }
  }

  /** Files first: should that fail, the rows still say that they are there. */
  async function remove(ids: string[]) {
    await files.remove(ids.map(keyOf))
    await removeExports(db, ids)
  }

  return {
    /** The address opens the archive by itself: a stolen session is not told it. */
    async get({ member: { accountId }, token }: Signed): Promise<DataExport> {
      const answer = toAnswer(await findNewest(db, accountId))
      return (await proofs.isFresh({ token })) ? answer : { ...answer, url: '' }
    },

    async request({ member: { accountId }, token }: Signed, language: string): Promise<DataExport> {
      await proofs.demandFresh({ token })
      return db.transaction().execute(async (tx) => {
        await lockAccount(tx, accountId)
        const before = await findNewest(tx, accountId)
        if (before && againAt(before) > Date.now()) {
          throw tooManyRequests(Math.ceil((againAt(before) - Date.now()) / 1000))
        }
        // One that was never made is given up: a day later nobody waits for it.
        if (before && before.readyAt === null) await removeExports(tx, [before.id])
        const id = randomUUID()
        await addExport(tx, { id, accountId, language })
        await recordAudit(tx, {
          action: 'account.export-asked',
          actorId: accountId,
          object: { kind: 'account', id: accountId },
        })
        await enqueue(tx, makeExport, { exportId: id })
        return toAnswer(await findNewest(tx, accountId))
      })
    },

    async make(id: string) {
      const asked = await findExport(db, id)
      if (!asked || asked.readyAt) return
      await withArchive({ db, listExported }, asked.accountId, async (filePath, sizeBytes) => {
        await files.putFile(keyOf(id), filePath, 'application/zip')
        const isReady = await db.transaction().execute(async (tx) => {
          const isFirst = await setReady(tx, id, sizeBytes)
          if (isFirst) await enqueue(tx, mailExport, { exportId: id })
          return isFirst
        })
        // The member has left meanwhile.
        if (!isReady && !(await findExport(db, id))) await files.remove([keyOf(id)])
      })
    },

    async mail(id: string, jobId: string) {
      const made = await findExport(db, id)
      if (!made?.readyAt || !made.email) return
      await mailer.send({ to: made.email, ...exportMail(made.language, urlOf(id), made.expiresAt) }, `export.${jobId}`)
    },

    /** The same refusal for a wrong link, an old one, and one of an archive that never was. */
    async open(id: string, grant: string) {
      const made = grants.isValid(grant, id) ? await findExport(db, id) : undefined
      const isThere = made?.readyAt && made.expiresAt.getTime() > Date.now()
      const file = isThere ? await files.find(keyOf(id)) : undefined
      if (!file) throw notFound('Export')
      return file
    },

    async sweep() {
      for (;;) {
        const ids = await listOver(db, sweepBatch)
        await remove(ids)
        if (ids.length < sweepBatch) return
      }
    },

    eraseAllOf: async (accountId: number) => remove(await listExportsOf(db, accountId)),
  }
}

const againAt = ({ askedAt }: Pick<Row, 'askedAt'>) => askedAt.getTime() + dayMs
