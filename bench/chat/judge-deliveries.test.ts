import { expect, test } from 'vitest'
import { countDisordered, judgeDeliveries } from './judge-deliveries.ts'

const shown = (dueAt: number, shownAt: number) => ({ dueAt, shownAt, timesShown: 1 })

test('what a fault delays is measured from the fault and leaves the rest alone', () => {
  const calm = Array.from({ length: 99 }, (_, index) => shown(index, index + 20))
  const judged = judgeDeliveries([...calm, shown(10_100, 14_000), shown(14_900, 15_000)], [10_000])
  expect(judged).toMatchObject({ p50: 20, p99: 20, afterFault: 5_000, lost: 0, doubled: 0 })
})

test('what was on its way when the fault came is of the fault, what had arrived is not', () => {
  expect(judgeDeliveries([shown(9_990, 12_000)], [10_000])).toMatchObject({ p99: 0, afterFault: 2_000 })
  expect(judgeDeliveries([shown(9_000, 9_900)], [10_000])).toMatchObject({ p99: 900, afterFault: 0 })
})

test('what is slow five seconds after a fault counts as slow', () => {
  expect(judgeDeliveries([shown(15_001, 16_000)], [10_000])).toMatchObject({ p99: 999, afterFault: 0 })
})

test('what was never shown is lost, what was shown twice is doubled', () => {
  const deliveries = [{ dueAt: 1, timesShown: 0 }, { ...shown(1, 2), timesShown: 2 }, shown(1, 2)]
  expect(judgeDeliveries(deliveries, [])).toMatchObject({ lost: 1, doubled: 1 })
})

test('each of the two is in order by themselves', () => {
  const said = (senderId: number, number: number) => ({ senderId, number })
  expect(countDisordered([said(1, 1), said(2, 1), said(1, 2), said(2, 2)])).toBe(0)
  expect(countDisordered([said(1, 2), said(1, 1), said(1, 3)])).toBe(1)
})
