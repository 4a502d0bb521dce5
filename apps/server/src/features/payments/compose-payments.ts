import type { FastifyInstance } from 'fastify'
import type { TaxRate } from '@gable/domain/tax-rate'
import type { Db } from '#platform/db.ts'
import { serveCsv } from '#platform/serve-csv.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import type { Notify } from '../notifications/notify.ts'
import { forgetCouponUser } from './coupons/coupon-uses.repository.ts'
import { couponsRoutes } from './coupons/coupons.routes.ts'
import { createStaffCoupons } from './coupons/staff-coupons.service.ts'
import { removeBillingDetails } from './orders/billing.repository.ts'
import { createOrdering } from './orders/open-order.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { type CouponGrants, createOrders } from './orders/orders.service.ts'
import type { Sale } from './orders/sale.ts'
import { createOwnPayments, type FindInvoiceUrls } from './own-payments.service.ts'
import { paymentJobs } from './payments.jobs.ts'
import { forgetPayer } from './payments.repository.ts'
import { toPaymentsCsv } from './payments-csv.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { createProviders, type PaymentKeys, type Providers } from './providers.ts'
import { removeReceiptsOf } from './receipts.repository.ts'
import { refundJobs } from './refunds.jobs.ts'
import { createRefunds } from './refunds.service.ts'
import { type Invoicing, createSettling, type PaidGrants } from './settling.service.ts'
import { staffPaymentsRoutes } from './staff-payments.routes.ts'
import { createStaffPayments } from './staff-payments.service.ts'
import { createStarting } from './starting.service.ts'
import { transfersRoutes } from './transfers.routes.ts'
import { createTransfers, type FindBankAccount } from './transfers.service.ts'
import { forgetWebhooksOf } from './webhooks.repository.ts'
import { webhookRoutes } from './webhooks.routes.ts'
import { createWebhooks } from './webhooks.service.ts'

type Deps = {
  db: Db
  stepDb: Db
  keys: PaymentKeys
  sale: Sale
  grants: PaidGrants & CouponGrants
  invoicing: Invoicing
  findInvoiceUrls: FindInvoiceUrls
  notify: Notify
  siteUrl: string
  currency: string
  findTaxRates: () => Promise<TaxRate[]>
  documents: Pick<DocumentsService, 'store' | 'keep' | 'describe'>
  findBankAccount: FindBankAccount
  demandFresh: Parameters<typeof staffPaymentsRoutes>[1]['demandFresh']
}

/** All that is done with payments at these providers. */
function createServices(deps: Omit<Deps, 'keys'> & { providers: Providers }) {
  const settling = createSettling(deps)
  const ordering = createOrdering(deps)
  const starting = createStarting({ ...deps, ordering })
  return {
    ...{ providers: deps.providers, settling, ordering, starting },
    orders: createOrders({ ...deps, ordering }),
    transfers: createTransfers({ ...deps, begin: starting.begin }),
    staff: createStaffPayments({ ...deps, settling }),
    refunds: createRefunds({ ...deps, settling, stepSettling: createSettling({ ...deps, db: deps.stepDb }) }),
    own: createOwnPayments({ ...deps, settling }),
  }
}

/** What members pay for packages, through providers that the operator has keys of. */
export function composePayments({ keys, ...rest }: Deps) {
  const deps = { ...rest, providers: createProviders(keys) }
  const services = createServices(deps)
  const { settling, ordering, starting, orders, transfers, staff, refunds, own } = services
  const coupons = createStaffCoupons(deps)
  const webhooks = createWebhooks(deps)
  return {
    ...{ settling, webhooks, ordering, orders, coupons, staff, refunds, starting, own },
    /** The same over providers that are asked over no network, for a site that is filled with a past. */
    withProviders: (providers: Providers, notify: Notify) => createServices({ ...rest, providers, notify }),
    jobs: [...paymentJobs({ ...deps, settling }), ...refundJobs({ ...deps, send: refunds.send })],
    // Long enough for a dispute about what was said.
    cleanups: [{ table: 'payment_webhook', over: "received_at < now() - interval '180 days'" }],
    exportAllOf: {
      tables: [
        {
          ...{ table: 'payment', owner: 'account_id', key: 'id', keyType: 'bigint' as const },
          without: ['redirect_url', 'provider_id', 'asked_at', 'ask_at', 'alarm', 'alarm_note'],
        },
        { table: 'billing_details', owner: 'account_id', key: 'account_id', keyType: 'bigint' as const },
        { table: 'coupon_use', owner: 'account_id', key: 'id', keyType: 'bigint' as const },
        { table: 'payment_receipt', owner: 'account_id', key: 'payment_id', keyType: 'bigint' as const },
      ],
    },
    async eraseAllOf(accountId: number) {
      await removeReceiptsOf(deps.db, accountId)
      await forgetWebhooksOf(deps.db, accountId)
      await forgetPayer(deps.db, accountId)
      await forgetCouponUser(deps.db, accountId)
      await removeBillingDetails(deps.db, accountId)
    },
    routes(api: FastifyInstance) {
      paymentsRoutes(api, { providers: deps.providers, starting, own })
      ordersRoutes(api, orders)
      couponsRoutes(api, coupons)
      transfersRoutes(api, transfers)
      staffPaymentsRoutes(api, { staff, refunds, demandFresh: deps.demandFresh })
      serveCsv(api, {
        name: 'payments',
        summary: 'All payments of the caller as a table for spreadsheets',
        spend: own.spendDownload,
        lines: (viewer, language) => toPaymentsCsv(language, (page) => own.listPage(viewer, page, language)),
      })
      webhookRoutes(api, webhooks)
    },
  }
}
