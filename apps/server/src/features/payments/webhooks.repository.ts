import type { ProviderName } from '@gable/domain/payment-methods'
import type { Selectable } from 'kysely'
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

export const setOutcome = (db: Db, id: number, outcome: WebhookOutcome) =>
  db.updateTable('paymentWebhook').set({ outcome }).where('id', '=', id).execute()
