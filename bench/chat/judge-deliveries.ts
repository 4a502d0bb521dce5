import { percentile } from '../report.ts'

/** Times in milliseconds of one clock. */
export type Delivery = { dueAt: number; shownAt?: number; timesShown: number }

/** For so long after a fault only the last limit holds. */
export const disturbedMs = 5_000

/** What became of each message: how long it took where nothing was broken, and how long a fault was felt. */
export function judgeDeliveries(deliveries: Delivery[], faultsAt: number[]) {
  const isOver = (fault: number, { shownAt = Number.POSITIVE_INFINITY }: Delivery) => shownAt < fault
  const faultOf = (one: Delivery) => faultsAt.find((fault) => one.dueAt <= fault + disturbedMs && !isOver(fault, one))
  const calm: number[] = []
  const disturbed: number[] = []
  for (const one of deliveries) {
    if (one.shownAt === undefined) continue
    const fault = faultOf(one)
    if (fault === undefined) calm.push(one.shownAt - one.dueAt)
    else disturbed.push(one.shownAt - fault)
  }
  return {
    p50: percentile(calm, 0.5),
    p99: percentile(calm, 0.99),
    afterFault: disturbed.reduce((most, ms) => Math.max(most, ms), 0),
    lost: deliveries.filter(({ timesShown }) => timesShown === 0).length,
    doubled: deliveries.filter(({ timesShown }) => timesShown > 1).length,
  }
}

export type Shown = { senderId: number; number: number }

/** How many are shown before something that was said earlier: everybody numbers what they say. */
export function countDisordered(shown: Shown[]): number {
  const last = new Map<number, number>()
  let disordered = 0
  for (const { senderId, number } of shown) {
    if (number < (last.get(senderId) ?? 0)) disordered += 1
    last.set(senderId, Math.max(number, last.get(senderId) ?? 0))
  }
  return disordered
}
