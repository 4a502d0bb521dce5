import * as z from 'zod'
import type { Db } from '#platform/db.ts'
import { enqueue, enqueueAll, handle, type Job, type JobHandler } from '#platform/jobs.ts'
import { claimDue, findPaymentOfWebhook } from './payments.repository.ts'
import type { WebhookOutcome } from './payments.tables.ts'
import type { Providers } from './providers.ts'
import type { SettlingService } from './settling.service.ts'
import { findWebhook, setOutcome, type StoredWebhook } from './webhooks.repository.ts'

const Named = z.object({ id: z.int().positive() })
const byId = ({ id }: z.output<typeof Named>) => String(id)

/** Asks about one payment; the next question is decided by the answer. */
export const askAbout: Job<z.output<typeof Named>> = {
  name: 'payments.ask',
  payload: Named,
  key: byId,
  // It is asked again by the clock anyway.
  maxAttempts: 3,
}
export const handleWebhook: Job<z.output<typeof Named>> = {
  name: 'payments.webhook',
  payload: Named,
  key: byId,
  maxAttempts: 25,
  isUrgent: true,
}

const batch = 100
const maxBatches = 50

type Deps = { db: Db; providers: Providers; settling: SettlingService }

export function paymentJobs({ db, providers, settling }: Deps): JobHandler[] {
  type Read = { outcome: WebhookOutcome; isForgotten: boolean }
  /** Nothing is kept of what somebody else made up, nor of a buyer who is gone. */
  async function workOff(webhook: StoredWebhook): Promise<Read> {
    const { confirmWebhook } = providers.get(webhook.provider) ?? {}
    if (confirmWebhook && !(await confirmWebhook(webhook.body, webhook.headers)))
      return { outcome: 'refused', isForgotten: true }
    const { provider, paymentReference: paymentId, providerId } = webhook
    const payment = await findPaymentOfWebhook(db, provider, { paymentId, providerId })
    if (!payment) return { outcome: 'unknown', isForgotten: false }
    await settling.ask(payment.id)
    return { outcome: 'handled', isForgotten: payment.accountId === null }
  }

  async function readWebhook(id: number) {
    const webhook = await findWebhook(db, id)
    if (webhook?.outcome !== 'waiting') return
    const { outcome, ...kept } = await workOff(webhook)
    await setOutcome(db, id, outcome, kept)
  }

  /** Webhooks get lost: the clock asks about whatever is due, some at a time. */
  async function askDue() {
    for (let round = 0; round < maxBatches; round += 1) {
      const asked = await db.transaction().execute(async (tx) => {
        const ids = await claimDue(tx, batch)
        await enqueueAll(
          tx,
          askAbout,
          ids.map((id) => ({ id })),
        )
        return ids.length
      })
      if (asked < batch) break
    }
  }

  return [
    handle(askAbout, async ({ id }) => {
      await settling.ask(id)
    }),
    handle(handleWebhook, ({ id }) => readWebhook(id)),
    { name: 'payments.clock', cron: '* * * * *', run: askDue },
  ]
}

export const enqueueWebhook = (tx: Parameters<typeof enqueue>[0], id: number) => enqueue(tx, handleWebhook, { id })
