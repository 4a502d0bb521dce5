import * as calls from '@gable/contract/staff-payments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '#platform/access.ts'
import { serve } from '#platform/http.ts'
import type { RefundsService } from './refunds.service.ts'
import type { StaffPaymentsService } from './staff-payments.service.ts'

type Services = {
  staff: StaffPaymentsService
  refunds: RefundsService
  /** A stolen session must not move money. */
  demandFresh: (context: { viewer: Member; request: FastifyRequest }) => Promise<unknown>
}

export function staffPaymentsRoutes(app: FastifyInstance, { staff, refunds, demandFresh }: Services) {
  serve(app, calls.listStaffPayments, async ({ input, language }) => staff.list(input, language))
  serve(app, calls.getStaffPayment, async ({ viewer, input: { reference }, language }) => ({
    data: await staff.open(viewer, reference, language),
  }))
  serve(app, calls.confirmTransfer, async (context) => {
    await staff.assertExists(context.input.reference)
    await demandFresh(context)
    return { data: await staff.confirm(context.viewer.accountId, context.input), message: 'transfer_confirmed' }
  })
  serve(app, calls.refuseReceipt, async ({ viewer, input }) => ({
    data: await staff.refuseReceipt(viewer.accountId, input),
    message: 'receipt_refused',
  }))
  serve(app, calls.refundPayment, async (context) => {
    await staff.assertExists(context.input.reference)
    await demandFresh(context)
    return { data: await refunds.refund(context.viewer.accountId, context.input), message: 'refund_started' }
  })
  serve(app, calls.clearPaymentAlarm, async ({ viewer, input }) => ({
    data: await staff.clearAlarm(viewer.accountId, input),
    message: 'alarm_cleared',
  }))
}
