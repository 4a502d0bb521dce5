import type { Random } from '../search/random.ts'
import type { Deliveries } from './deliveries.ts'
import { drawHistory, type History, methods, minutes } from './history.ts'
import { judgePayments, readPayments } from './judge-payments.ts'
import type { MoneyWorld } from './money-world.ts'
import { drawOutages } from './outages.ts'
import { playHistory } from './play-history.ts'
import { createSchedule } from './schedule.ts'
import { watchRepairs } from './watch-repairs.ts'
import { workOff } from './work-off.ts'

/** What a member may begin within an hour is more than all of these, each begun five times. */
const historiesEach = 6
/** One member in so many leaves. */
const membersForOneWhoLeaves = 16

/** Some histories at once, from their first minute until every provider was asked for the last time. */
export async function runBatch(world: MoneyWorld, deliveries: Deliveries, random: Random, count: number) {
  const { charges } = world.local
  const accountIds = await world.addMembers(Math.ceil(count / historiesEach))
  const histories = drawHistories(world, random, accountIds, count)
  const schedule = createSchedule(minutes)
  const outages = drawOutages(random, world)
  const repairs = watchRepairs(world, outages.upSince)
  const afterId = await world.findLastPayment()
  let now = 0
  const stage = { world, random, schedule, outages, now: () => now, onSilentPayment: repairs.expect }
  for (const history of histories) playHistory(stage, history)
  for (const accountId of accountIds) {
    const minute = [22, 1_500][random.below(2)] ?? 0
    if (random.below(membersForOneWhoLeaves) === 0) schedule.at(minute, () => world.erase(accountId))
  }
  const settleDown = workOff({ ...stage, deliveries, histories })
  for (const minute of minutes) {
    await world.advance(afterId, minute - now)
    now = minute
    await outages.change(minute)
    await settleDown()
    await world.runJob({ identifier: 'payments.clock', payload: {} })
    await settleDown()
    await repairs.look(minute)
  }
  const rows = await readPayments(world, afterId)
  const judged = judgePayments(rows, charges.all, histories)
  const repairMinutes = repairs.minutes()
  charges.forget()
  return { ...judged, histories: count, payments: rows.length, repairMinutes }
}

function drawHistories({ packageIds }: MoneyWorld, random: Random, accountIds: number[], count: number): History[] {
  return Array.from({ length: count }, (_, index) => {
    const accountId = accountIds[Math.floor(index / historiesEach)] ?? 0
    const packageId = packageIds[Math.floor(index / methods.length) % packageIds.length] ?? 0
    return drawHistory(random, { accountId, packageId, method: methods[index % methods.length] ?? 'stripe' })
  })
}
