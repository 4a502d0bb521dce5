import type { Insertable } from 'kysely'
import type { Tables } from '../../tables.ts'
import { addCoupon } from './coupon-objects.ts'
import { farAway, type States, type World } from './object-states.ts'

async function addPackage(world: World, facts: Partial<Insertable<Tables['package']>> = {}) {
  const { server } = world
  const names = JSON.stringify({ en: 'Starter' })
  const added = server.db
    .insertInto('package')
    .values({ names, priceMinor: 0, currency: 'EUR', durationDays: 30, ...facts })
    .returning('id')
  const { id } = await added.executeTakeFirstOrThrow()
  await server.db
    .insertInto('packageFeature')
    .values({ packageId: id, kind: 'mortgage_calculator_detail', useLimit: null, days: null })
    .execute()
  const { code: couponCode } = await addCoupon(world, { packageId: id })
  return { id, listerId: world.lister.id, couponCode }
}

export const offeredPackage = {
  free: (world) => addPackage(world),
  paid: (world) => addPackage(world, { priceMinor: 1_900 }),
  retired: (world) => addPackage(world, { isActive: false }),
  'never there': async ({ lister }) => ({ id: farAway, listerId: lister.id, couponCode: 'NONE' }),
} satisfies States<{ id: number; listerId: number; couponCode: string }>

async function addGrant(world: World, facts: Partial<Insertable<Tables['packageGrant']>> = {}) {
  const { id: packageId } = await addPackage(world)
  const expiresAt = new Date(Date.now() + 86_400_000)
  return world.server.db
    .insertInto('packageGrant')
    .values({ accountId: world.lister.id, packageId, source: 'staff', reason: 'A gift', expiresAt, ...facts })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export const packageGrant = {
  running: (world) => addGrant(world),
  revoked: (world) => addGrant(world, { revokedAt: new Date() }),
  'never there': async () => ({ id: farAway }),
} satisfies States<{ id: number }>
