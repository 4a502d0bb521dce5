import * as calls from '@gable/contract/bank-transfers'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { TransfersService } from './transfers.service.ts'

export function transfersRoutes(app: FastifyInstance, transfers: TransfersService) {
  serve(app, calls.payByBankTransfer, async ({ viewer, input, language }) => ({
    data: await transfers.start(viewer, input, language),
    message: 'payment_started',
  }))
  serve(app, calls.getBankTransfer, async ({ viewer, input: { reference }, language }) => ({
    data: await transfers.find(viewer, reference, language),
  }))
  serve(app, calls.sendBankTransferReceipt, async ({ viewer, input: { reference, file }, language }) => ({
    data: await transfers.sendReceipt(viewer, reference, file, language),
    message: 'receipt_sent',
  }))
}
