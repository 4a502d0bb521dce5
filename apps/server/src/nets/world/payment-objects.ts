import type { PaymentState } from '@gable/domain/payment-moves'
import { offeredPackage } from './package-objects.ts'
import type { States, World } from './object-states.ts'

async function addPayment(world: World, state: PaymentState) {
  const { id: packageId } = await offeredPackage.paid(world)
  return world.server.db
    .insertInto('payment')
    .values({ accountId: world.lister.id, packageId, method: 'stripe', state, amountMinor: 1_900, currency: 'EUR' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function addPaid(world: World) {
  const paid = await addPayment(world, 'succeeded')
  const { db, product } = world.server
  await db.transaction().execute((tx) => product.invoices.invoicing.issueInvoice(tx, paid))
  const ofPayment = db.selectFrom('invoice').select('number').where('paymentId', '=', paid.id)
  return { reference: paid.reference, ...(await ofPayment.executeTakeFirstOrThrow()) }
}

export const payment = {
  pending: (world) => addPayment(world, 'pending'),
  cancelled: (world) => addPayment(world, 'cancelled'),
  succeeded: addPaid,
  'never there': async () => ({ reference: crypto.randomUUID() }),
} satisfies States<{ reference: string }>

export const invoice = {
  issued: addPaid,
  'never there': async () => ({ number: '2001/0001' }),
} satisfies States<{ number: string }>
