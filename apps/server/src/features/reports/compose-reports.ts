import type { FastifyInstance } from 'fastify'
import type { Tx } from '#platform/db.ts'
import type { Subscriber } from '#platform/events.ts'
import type { Cleanup } from '#platform/sweep.ts'
import { handle } from '#platform/jobs.ts'
import type { Notify } from '../notifications/notify.ts'
import { forgetSender, listReportedOf } from './reported-messages.repository.ts'
import { tellReporters } from './reports.jobs.ts'
import { closeAllAbout, forgetReporter, forgetTitles, listDecided } from './reports.repository.ts'
import { reportsRoutes } from './reports.routes.ts'
import { createReportsService } from './reports.service.ts'
import { createStaffReportsService } from './staff-reports.service.ts'

type Deps = Parameters<typeof createReportsService>[0] &
  Parameters<typeof createStaffReportsService>[0] & { notify: Notify }

const kinds = ['property', 'project', 'review'] as const
/** Long enough to see that somebody is reported again and again. */
const cleanups: Cleanup[] = [{ table: 'report', over: "closed_at < now() - interval '2 years'" }]

/** What readers find wrong with listings and members, and what staff decide about it. */
export function composeReports(deps: Deps) {
  const { db, events, notify } = deps
  const service = createReportsService(deps)
  const staff = createStaffReportsService(deps)

  /** There is nothing left to decide about what is gone. */
  async function forget(tx: Tx, kind: (typeof kinds)[number] | 'account' | 'message', ids: number[]) {
    if (ids.length === 0) return
    await forgetTitles(tx, kind, ids)
    const closing = { decision: 'gone', note: '', staffId: null } as const
    const subjectIds = await closeAllAbout(tx, kind, ids, closing)
    if (subjectIds.length === 0) return
    await events.record(tx, { name: 'report.closed', subjectIds, actorId: null, detail: { decision: 'gone' } })
  }

  /** The key makes a repeated job harmless. */
  async function tell(reportIds: number[]) {
    await db.transaction().execute(async (tx) => {
      const decided = await listDecided(tx, reportIds)
      const told = decided.map(({ id, reporterId, decision }) => {
        const outcome = decision === 'no_action' ? 'dismissed' : 'upheld'
        return { to: reporterId, kind: 'report', detail: { outcome }, key: `report:${id}` } as const
      })
      await notify(tx, ...told)
    })
  }

  return {
    service,
    staff,
    cleanups,
    exportAllOf: {
      tables: [
        { table: 'report', owner: 'reporter_id', key: 'id', keyType: 'bigint', without: ['claimed_by', 'closed_by'] },
      ],
    },
    jobs: [handle(tellReporters, ({ reportIds }) => tell(reportIds))],
    subscribers: kinds.map(
      (kind): Subscriber => ({ topic: `${kind}.erased`, run: (tx, ids) => forget(tx, kind, ids) }),
    ),
    eraseAllOf: (accountId: number) =>
      db.transaction().execute(async (tx) => {
        await forgetReporter(tx, accountId)
        await forget(tx, 'account', [accountId])
        await forget(tx, 'message', await listReportedOf(tx, accountId))
        await forgetSender(tx, accountId)
      }),
    routes: (api: FastifyInstance) => reportsRoutes(api, service, staff),
  }
}
