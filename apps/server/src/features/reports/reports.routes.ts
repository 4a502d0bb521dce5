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
import type { Subject } from './reports.repository.ts'
import type { ReportsService } from './reports.service.ts'
import type { StaffReportsService } from './staff-reports.service.ts'

export function reportsRoutes(app: FastifyInstance, reports: ReportsService, staff: StaffReportsService) {
  serve(app, getReportReasons, async ({ language }) => wholeList(await reports.listReasons(language)))
  serve(app, addReport, async ({ viewer, input: { propertyId, ...said } }) => ({
    data: await reports.send(viewer, { ...said, subject: { kind: 'property', id: propertyId } }),
    message: 'report_sent',
  }))
  serve(app, report, async ({ viewer, input: { projectId, accountId, ...said } }) => ({
    data: await reports.send(viewer, { ...said, subject: subjectOf(projectId, accountId) }),
    message: 'report_sent',
  }))
  serve(app, getOwnReports, async ({ viewer, input, language }) => reports.listOwn(viewer, input, language))

  serve(app, listReports, async ({ input, language }) => staff.list(input, language))
  serve(app, claimReport, async ({ viewer, input: { id } }) => ({
    data: await staff.claim(viewer.accountId, id),
    message: 'report_claimed',
  }))
  serve(app, closeReport, async ({ viewer, input }) => ({
    data: await staff.close(viewer.accountId, input),
    message: 'report_closed',
  }))
}

function subjectOf(projectId: number | undefined, accountId: number | undefined): Subject {
  if (projectId !== undefined && accountId === undefined) return { kind: 'project', id: projectId }
  if (accountId !== undefined && projectId === undefined) return { kind: 'account', id: accountId }
  throw invalidField(projectId === undefined ? 'projectId' : 'accountId', 'exactly one of the two')
}
