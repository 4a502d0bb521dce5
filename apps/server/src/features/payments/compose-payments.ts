import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import type { Notify } from '../notifications/notify.ts'
import { createOwnPayments } from './own-payments.service.ts'
import { paymentJobs } from './payments.jobs.ts'
import { forgetPayer } from './payments.repository.ts'
import { paymentsRoutes } from './payments.routes.ts'
import { createProviders, type PaymentKeys } from './providers.ts'
import { createSettling, type PaidGrants } from './settling.service.ts'
import { createStarting, type Sale } from './starting.service.ts'
import { webhookRoutes } from './webhooks.routes.ts'
import { createWebhooks } from './webhooks.service.ts'

type Deps = {
  db: Db
  stepDb: Db
  keys: PaymentKeys
  sale: Sale
  grants: PaidGrants
  notify: Notify
  siteUrl: string
}

/** What members pay for packages, through providers that the operator has keys of. */
export function composePayments({ keys, ...rest }: Deps) {
  const deps = { ...rest, providers: createProviders(keys) }
  const settling = createSettling(deps)
  const services = {
    ...{ providers: deps.providers, starting: createStarting(deps) },
    own: createOwnPayments({ ...deps, settling }),
  }
  return {
    settling,
    jobs: paymentJobs({ ...deps, settling }),
    // Long enough for a dispute about what was said.
    cleanups: [{ table: 'payment_webhook', over: "received_at < now() - interval '180 days'" }],
    exportAllOf: {
      tables: [
        {
          ...{ table: 'payment', owner: 'account_id', key: 'id', keyType: 'bigint' as const },
          without: ['redirect_url', 'provider_id', 'asked_at', 'ask_at', 'alarm'],
        },
      ],
    },
    eraseAllOf: async (accountId: number) => void (await forgetPayer(deps.db, accountId)),
    routes(api: FastifyInstance) {
      paymentsRoutes(api, services)
      webhookRoutes(api, createWebhooks(deps))
    },
  }
}
