import type { PaymentState } from '@gable/domain/payment-moves'
import { offeredPackage } from './package-objects.ts'
import type { States, World } from './object-states.ts'

async function addPayment(world: World, state: PaymentState) {
  const { id: packageId } = await offeredPackage.paid(world)
  return world.server.db
    .insertInto('payment')
    .values({ accountId: world.lister.id, packageId, method: 'stripe', state, amountMinor: 1_900, currency: 'EUR' })
    .returning('reference')
    .executeTakeFirstOrThrow()
}

export const payment = {
  pending: (world) => addPayment(world, 'pending'),
  cancelled: (world) => addPayment(world, 'cancelled'),
  succeeded: (world) => addPayment(world, 'succeeded'),
  'never there': async () => ({ reference: crypto.randomUUID() }),
} satisfies States<{ reference: string }>
