import * as calls from '@gable/contract/invoices'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '#platform/http.ts'
import type { InvoicesService } from './invoices.service.ts'

export function invoicesRoutes(app: FastifyInstance, invoices: InvoicesService) {
  serve(app, calls.getInvoice, async ({ viewer, input, reply }) => ({
    data: asFile(reply, await invoices.own(viewer, input)),
  }))
  serve(app, calls.listInvoices, async ({ input }) => invoices.list(input))
  serve(app, calls.getStaffInvoice, async ({ viewer, input: { number }, reply }) => ({
    data: asFile(reply, await invoices.byNumber(viewer, number)),
  }))
}

/** Saved, never shown inside the site, and kept by nobody on the way: names and addresses are in it. */
function asFile(reply: FastifyReply, { fileName, bytes }: { fileName: string; bytes: Uint8Array<ArrayBuffer> }) {
  reply.headers({
    'content-disposition': `attachment; filename="${fileName}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  })
  return bytes
}
