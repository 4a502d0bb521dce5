import {
  addReport,
  claimReport,
  closeReport,
  getOwnReports,
  getReportReasons,
  listReports,
  report,
} from '@gable/contract/reports'
import type { FastifyInstance } from 'fastify'
import { invalidField } from '#platform/errors.ts'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { Asked, ReportsService } from './reports.service.ts'
import type { StaffReportsService } from './staff-reports.service.ts'

export function reportsRoutes(app: FastifyInstance, reports: ReportsService, staff: StaffReportsService) {
  serve(app, getReportReasons, async ({ language }) => wholeList(await reports.listReasons(language)))
  serve(app, addReport, async ({ viewer, input: { propertyId, ...said } }) => ({
    data: await reports.send(viewer, { ...said, subject: { kind: 'property', id: propertyId } }),
    message: 'report_sent',
  }))
  serve(app, report, async ({ viewer, input: { reasonId, message, ...named } }) => ({
    data: await reports.send(viewer, { reasonId, message, subject: subjectOf(named) }),
    message: 'report_sent',
  }))
  serve(app, getOwnReports, async ({ viewer, input, language }) => reports.listOwn(viewer, input, language))

  serve(app, listReports, async ({ viewer, input, language }) => staff.list(viewer, input, language))
  serve(app, claimReport, async ({ viewer, input: { id } }) => ({
    data: await staff.claim(viewer.accountId, id),
    message: 'report_claimed',
  }))
  serve(app, closeReport, async ({ viewer, input }) => ({
    data: await staff.close(viewer.accountId, input),
    message: 'report_closed',
  }))
}

type Named = { projectId?: number; accountId?: number; reviewId?: number; chatId?: number; sequence?: number }

/** Exactly one thing; a message by its place in a conversation. */
function subjectOf(named: { [Name in keyof Named]: number | undefined }): Asked {
  const names = (['projectId', 'accountId', 'reviewId', 'chatId'] as const).filter((name) => named[name] !== undefined)
  const [name = 'projectId', ...others] = names
  const id = named[name]
  if (id === undefined || others.length > 0) throw invalidField(name, 'exactly_one')
  if (name !== 'chatId') return { kind: kindsByName[name], id }
  if (named.sequence === undefined) throw invalidField('sequence', 'required')
  return { kind: 'message', chatId: id, sequence: named.sequence }
}

const kindsByName = { projectId: 'project', accountId: 'account', reviewId: 'review' } as const
