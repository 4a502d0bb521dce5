import type { Random } from '../search/random.ts'
import type { History } from './history.ts'
import type { MoneyWorld } from './money-world.ts'
import type { Outages } from './outages.ts'
import type { Schedule } from './schedule.ts'

type Stage = {
  world: MoneyWorld
  random: Random
  schedule: Schedule
  outages: Outages
  now: () => number
  /** Somebody paid, and nobody is going to tell. */
  onSilentPayment: (history: History, minute: number) => void
}

const nextTime = new Set(['payment_unavailable', 'payment_method_unavailable'])
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')
const memberOf = ({ accountId }: History) => ({ accountId, permissions: [] })

/** Puts into the schedule what the member, the buyer's bank and the shop do around one payment. */
export function playHistory(stage: Stage, history: History) {
  const { schedule } = stage
  schedule.at(0, () => begin(stage, history))
  for (const { minute, what } of history.pressed) schedule.at(minute, () => press(stage, history, what))
  for (const { minute, kind } of history.backs) schedule.at(minute, async () => sendBack(stage, history, kind))
  if (history.givesUpAt !== undefined) schedule.at(history.givesUpAt, () => giveUp(stage, history))
  if (history.comesBackAt !== undefined) schedule.at(history.comesBackAt, () => comeBack(stage, history))
}

async function begin(stage: Stage, history: History) {
  const { starting } = stage.world.product().payments
  const { packageId, method, begins } = history
  const pay = () => starting.pay(memberOf(history), method, { packageId }, 'en')
  for (const one of await Promise.allSettled(Array.from({ length: begins }, pay))) {
    if (one.status === 'fulfilled') history.reference = one.value.reference
    else if (!nextTime.has(codeOf(one.reason))) throw one.reason
  }
  if (!history.reference) stage.schedule.at(stage.now() + 1, () => begin(stage, history))
}

function findCharge({ world }: Stage, { method, reference }: History) {
  return world.local.charges.find(method, (charge) => charge.reference === reference)
}

async function press(stage: Stage, history: History, what: History['pressed'][number]['what']): Promise<void> {
  const now = stage.now()
  const charge = findCharge(stage, history)
  // Nobody gets to the page of a provider that is away.
  if (!charge || stage.outages.isAway(history.method, now)) {
    stage.schedule.at(now + 1, () => press(stage, history, what))
    return
  }
  if (history.isOtherAmount && charge.state === 'open') charge.amountMinor -= 1
  stage.world.local.settle(charge, what)
  const isPaid = charge.state === 'succeeded' || charge.state === 'approved'
  if (isPaid && history.isDeaf && !history.isOtherAmount) stage.onSilentPayment(history, now)
}

function sendBack(stage: Stage, history: History, kind: History['backs'][number]['kind']) {
  const charge = findCharge(stage, history)
  const { charges } = stage.world.local
  if (charge?.state !== 'succeeded' || charge.isReversed) return
  const leftMinor = charge.amountMinor - charges.refundedMinor(charge)
  if (kind === 'chargeback') charges.reverse(charge)
  else if (leftMinor > 0) {
    charges.refund(charge, kind === 'whole' ? leftMinor : Math.max(1, Math.floor(leftMinor * stage.random.next())))
  }
}

async function giveUp({ world }: Stage, history: History) {
  if (!history.reference) return
  const cancelling = world.product().payments.own.cancel(memberOf(history), history.reference, 'en')
  await cancelling.catch((error: unknown) => {
    if (codeOf(error) !== 'illegal_move') throw error
  })
}

async function comeBack({ world }: Stage, history: History) {
  if (history.reference) await world.product().payments.own.status(memberOf(history), history.reference, 'en')
}
