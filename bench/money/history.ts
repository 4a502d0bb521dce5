import type { ProviderName } from '@gable/domain/payment-methods'
import type { Random } from '../search/random.ts'

type Pressed = 'pay' | 'decline' | 'cancel'
type Back = { minute: number; kind: 'part' | 'whole' | 'chargeback' }

/** What happens around one payment, in minutes since it began. */
export type History = {
  accountId: number
  packageId: number
  method: ProviderName
  /** So many presses of the same button at once. */
  begins: number
  pressed: { minute: number; what: Pressed }[]
  givesUpAt: number | undefined
  comesBackAt: number | undefined
  backs: Back[]
  /** Somebody changed at the provider what is to be paid. */
  isOtherAmount: boolean
  /** Nothing that the provider tells arrives. */
  isDeaf: boolean
  /** Known once it has begun. */
  reference: string
}

export const methods = ['stripe', 'paypal', 'paystack', 'flutterwave'] as const
/** When things happen; between them nothing is asked for that was not due before. */
export const minutes = [...Array.from({ length: 23 }, (_, minute) => minute), 30, 45, 60, 1_500, 1_515, 4_330, 5_800]
const daysLater = 4_330
const soon = (random: Random) => 1 + random.below(4)
const oneOf = <Value>(random: Random, values: readonly Value[]) => values[random.below(values.length)] as Value

export function drawHistory(random: Random, about: Pick<History, 'accountId' | 'packageId' | 'method'>): History {
  const happens = (share: number) => random.next() < share
  const isDeaf = happens(0.15)
  return {
    ...about,
    begins: happens(0.1) ? 2 + random.below(4) : 1,
    pressed: drawPresses(random),
    givesUpAt: happens(0.15) ? random.below(14) : undefined,
    comesBackAt: !isDeaf && happens(0.3) ? soon(random) : undefined,
    backs: drawBacks(random),
    isOtherAmount: happens(0.03),
    isDeaf,
    reference: '',
  }
}

function drawPresses(random: Random): History['pressed'] {
  const luck = random.next()
  if (luck < 0.6) return [{ minute: soon(random), what: 'pay' }]
  if (luck < 0.68) return [{ minute: oneOf(random, [30, 45, 1_500]), what: 'pay' }]
  const declined = { minute: soon(random), what: 'decline' } as const
  if (luck < 0.78) return [declined, { minute: declined.minute + soon(random), what: 'pay' }]
  if (luck < 0.84) return [declined]
  // Two buttons at once: what the provider took first counts.
  if (luck < 0.88) return [declined, { ...declined, what: 'pay' }, { ...declined, what: 'cancel' }]
  return luck < 0.94 ? [{ minute: soon(random), what: 'cancel' }] : []
}

function drawBacks(random: Random): Back[] {
  if (random.next() > 0.25) return []
  const kinds = ['part', 'part', 'whole', 'chargeback'] as const
  const count = 1 + random.below(2)
  return Array.from({ length: count }, () => {
    return { minute: oneOf(random, [3, 6, 8, 12, 45, 1_515, daysLater]), kind: oneOf(random, kinds) }
  })
}

export type Delivery = { inMinutes: number; copies: number }

/** When a webhook arrives and how often; nothing if it is lost. */
export function drawDeliveries(random: Random, { isDeaf }: History): Delivery[] {
  const luck = random.next()
  if (isDeaf || luck < 0.12) return []
  if (luck < 0.5) return [{ inMinutes: 0, copies: 1 }]
  if (luck < 0.65) return [{ inMinutes: 0, copies: 2 + random.below(24) }]
  // Out of order: what was told later may be here before.
  if (luck < 0.85) return [{ inMinutes: random.below(8), copies: 1 }]
  if (luck < 0.93) return [0, 2, 12, 1_500].map((inMinutes) => ({ inMinutes, copies: 1 }))
  return [{ inMinutes: daysLater, copies: 1 + random.below(2) }]
}
