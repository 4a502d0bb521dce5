import type { Insertable } from 'kysely'
import type { Tables } from '../../tables.ts'
import type { States, World } from './object-states.ts'
import { offeredPackage } from './package-objects.ts'

type Facts = Partial<Insertable<Tables['payment']>>

async function addPayment(world: World, facts: Facts) {
  const { id: packageId } = await offeredPackage.paid(world)
  const { server, lister } = world
  const amount = { amountMinor: 1_900, currency: 'EUR' }
  return server.db
    .insertInto('payment')
    .values({ accountId: lister.id, packageId, method: 'bank_transfer', ...amount, ...facts })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow()
}

async function addReceipt(world: World, facts: Partial<Insertable<Tables['paymentReceipt']>> = {}) {
  const { server, lister } = world
  const payment = await addPayment(world, {})
  const documentId = crypto.randomUUID()
  const stored = {
    originalKey: `originals/${documentId}`,
    sizeBytes: 1_000,
    state: 'ready',
    isInspected: true,
  } as const
  await server.db
    .insertInto('document')
    .values({ id: documentId, ownerId: lister.id, name: 'Receipt', mediaType: 'application/pdf', ...stored })
    .execute()
  const receipt = { paymentId: payment.id, accountId: lister.id, documentId, ...facts }
  await server.db.insertInto('paymentReceipt').values(receipt).execute()
  return payment
}

type Named = { reference: string }
const neverThere = async () => ({ reference: crypto.randomUUID() })

/** Of the lister. Whoever reads only one reads the first. */
export const transfer = {
  'with a receipt': (world) => addReceipt(world),
  pending: (world) => addPayment(world, {}),
  'with a refused receipt': (world) => addReceipt(world, { state: 'refused', refusal: 'It shows another amount' }),
  confirmed: (world) => addPayment(world, { state: 'succeeded' }),
  'never there': neverThere,
} satisfies States<Named>

/** Something of it is not as it should be, and a part of it went back. */
async function addAlarmed(world: World) {
  const providerId = `pi_${crypto.randomUUID()}`
  const facts = { method: 'stripe', state: 'succeeded', providerId, alarm: 'mismatch', settledAt: new Date() } as const
  const payment = await addPayment(world, { ...facts, alarmNote: 'It was asked about', refundedMinor: 100 })
  const { db } = world.server
  const part = { paymentId: payment.id, amountMinor: 100, totalMinor: 100, reason: 'As agreed', state: 'done' } as const
  await db
    .insertInto('paymentRefund')
    .values({ ...part, staffAccountId: null, doneAt: new Date() })
    .execute()
  const told = { provider: 'stripe', eventId: crypto.randomUUID(), providerId, paymentReference: null } as const
  await db
    .insertInto('paymentWebhook')
    .values({ ...told, body: Buffer.from('{}'), headers: '{}' })
    .execute()
  return payment
}

export const alarmedPayment = {
  alarmed: addAlarmed,
  'never there': neverThere,
} satisfies States<Named>
