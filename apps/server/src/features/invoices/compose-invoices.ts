import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import type { Exported } from '#platform/exported.ts'
import { forgetBuyer } from './invoices.repository.ts'
import { invoicesRoutes } from './invoices.routes.ts'
import { createInvoicesService } from './invoices.service.ts'
import { createInvoicing } from './issue-invoice.ts'
import { createRenderer } from './pdf/render-in-thread.ts'

type Deps = { db: Db; siteUrl: string } & Parameters<typeof createInvoicing>[0]

/** What was charged and what went back, numbered without gaps, as papers that can be printed. */
export function composeInvoices({ db, siteUrl, ...deps }: Deps) {
  const { render, end } = createRenderer()
  const service = createInvoicesService({ db, render, siteUrl })
  const exportAllOf: Exported = {
    tables: [{ table: 'invoice', owner: 'account_id', key: 'id', keyType: 'bigint', without: ['payment_id'] }],
    files: service.exportedFiles,
  }
  return {
    service,
    invoicing: createInvoicing(deps),
    exportAllOf,
    eraseAllOf: async (accountId: number) => void (await forgetBuyer(db, accountId)),
    routes: (api: FastifyInstance) => invoicesRoutes(api, service),
    close: end,
  }
}
