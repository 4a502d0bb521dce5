import type { Product } from '../../apps/server/src/compose.ts'
import type { Member } from '../../apps/server/src/platform/access.ts'
import type { DemoHome } from './demo-home.ts'

const inSlider = 6
const onTop = 14
const days = 30

const isOpen = (home: DemoHome | undefined) => home?.fate.end === 'open' && !home.isPremium

/** Before anything is sold: homes in the slider and first in results, one that rests, and what they brought so far. */
export async function addPromotions(product: Product, homes: DemoHome[], ids: number[], listerIds: number[]) {
  const { promotions } = product.promotions
  const open = homes.flatMap((home, index) => (isOpen(home) ? [{ id: ids[index] ?? 0, lister: home.lister }] : []))
  const step = Math.max(1, Math.floor(open.length / (inSlider + onTop)))
  const chosen = open.filter((_, index) => index % step === 0).slice(0, inSlider + onTop)
  for (const [place, { id: propertyId, lister }] of chosen.entries()) {
    const member: Member = { accountId: listerIds[lister] ?? 0, permissions: [] }
    const type = place % 3 === 0 && place < inSlider * 3 ? 'slider' : 'list'
    const { id } = await promotions.store(member, { kind: 'property', propertyId, type })
    await turnBack(product.pool, id, place)
    if (place === 4) await promotions.change(member, { id, move: 'pause' })
    if (place === 7) await promotions.change(member, { id, move: 'end' })
  }
}

/** As if it had run for some days, and people had seen it on each. */
async function turnBack(pool: Product['pool'], id: number, place: number) {
  const daysAgo = 2 + ((place * 5) % 22)
  await pool.query(
    `update advertisement set created_at = created_at - make_interval(days => $2),
       starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
     where id = $1`,
    [id, Math.min(daysAgo, days - 3)],
  )
  await pool.query(
    `insert into promotion_day (advertisement_id, day, shown, opened)
     select $1::bigint, (now() at time zone 'utc')::date - ago, 180 + (ago * 37 + $2 * 53) % 140, 6 + (ago * 11 + $2 * 7) % 9
     from generate_series(0, $3::int - 1) ago`,
    [id, place, Math.min(daysAgo, days - 3)],
  )
}
