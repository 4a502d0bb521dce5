import type { ProviderName } from '@gable/domain/payment-methods'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { PaymentsTables, WebhookOutcome } from './payments.tables.ts'

type NewWebhook = {
  provider: ProviderName
  eventId: string
  paymentReference: string | null
  providerId: string | null
  body: Buffer
  headers: Record<string, string>
}

/** Nothing when it was there already. */
export async function addWebhook(tx: Tx, { headers, ...webhook }: NewWebhook): Promise<number | undefined> {
  const added = await tx
    .insertInto('paymentWebhook')
    .values({ ...webhook, headers: JSON.stringify(headers) })
    .onConflict((known) => known.columns(['provider', 'eventId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export type StoredWebhook = Selectable<PaymentsTables['paymentWebhook']>

export const findWebhook = (db: Db, id: number) =>
  db.selectFrom('paymentWebhook').selectAll().where('id', '=', id).executeTakeFirst()

/** That it came stays known, so that it is not taken twice. */
const forgotten = { body: Buffer.alloc(0), headers: '{}' }

export const setOutcome = (db: Db, id: number, outcome: WebhookOutcome, { isForgotten }: { isForgotten: boolean }) =>
  db
    .updateTable('paymentWebhook')
    .set({ outcome, ...(isForgotten && forgotten) })
    .where('id', '=', id)
    .execute()

/** What providers said of a buyer and of how they paid. What is waiting is forgotten when it was read. */
export const forgetWebhooksOf = (db: Db, accountId: number) =>
  db
    .updateTable('paymentWebhook')
    .set(forgotten)
    .where('outcome', '!=', 'waiting')
    .where(
      sql<boolean>`id = any(array(
        select webhook.id from payment join payment_webhook webhook on webhook.payment_reference = payment.reference::text
        where payment.account_id = ${accountId} and webhook.provider = payment.method
        union
        select webhook.id from payment join payment_webhook webhook on webhook.provider_id = payment.provider_id
        where payment.account_id = ${accountId} and webhook.provider = payment.method))`,
    )
    .execute()
