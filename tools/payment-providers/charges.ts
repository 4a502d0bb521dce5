export type ProviderName = 'stripe' | 'paypal' | 'paystack' | 'flutterwave'
/** `approved` is what PayPal calls a payment that the buyer agreed to and the shop has not taken yet. */
export type ChargeState = 'open' | 'approved' | 'succeeded' | 'failed' | 'cancelled'
export type Change = 'approved' | 'succeeded' | 'failed' | 'cancelled' | 'refunded' | 'reversed'

/** Which state it is in, where that is not done. */
export type Refund = { id: string; amountMinor: number; status?: string }
export type Charge = {
  provider: ProviderName
  /** As the provider calls it; `number` where it wants digits only. */
  id: string
  number: number
  /** As the shop calls it. */
  reference: string
  amountMinor: number
  currency: string
  state: ChargeState
  refunds: Refund[]
  /** The buyer's bank took the money back. */
  isReversed: boolean
  returnUrl: string
  cancelUrl: string
}

export type NewCharge = Pick<
  Charge,
  'provider' | 'reference' | 'amountMinor' | 'currency' | 'returnUrl' | 'cancelUrl'
> & {
  id: string
  key?: string | undefined
  /** All that was sent, where a key takes nothing else than all of it again. */
  request?: unknown
}

/** A request that a provider refuses, with the status it answers. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export type Charges = ReturnType<typeof createCharges>

/** What providers know of payments. It lives in memory: restarting forgets them. */
export function createCharges(onChange: (charge: Charge, change: Change) => void) {
  const all: Charge[] = []
  const answered = new Map<string, { asked: string; result: unknown }>()
  let opened = 0

  /** The same key again gets the same answer; with another request it is refused. */
  function once<Result>(scope: string, key: string | undefined, asked: unknown, run: () => Result): Result {
    if (key === undefined) return run()
    const known = answered.get(`${scope}:${key}`)
    if (known && known.asked !== JSON.stringify(asked)) {
      throw new Refused(400, 'This idempotency key was used with another request')
    }
    if (known) return known.result as Result
    const result = run()
    answered.set(`${scope}:${key}`, { asked: JSON.stringify(asked), result })
    return result
  }

  function move(charge: Charge, state: Exclude<ChargeState, 'open'>) {
    charge.state = state
    onChange(charge, state)
  }

  const refundedMinor = ({ refunds }: Charge) => refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

  return {
    all,
    refundedMinor,

    /** What is over is asked about no more; looking through all of it would take longer with every payment. */
    forget() {
      all.length = 0
      answered.clear()
    },

    open({ key, request, ...wanted }: NewCharge): Charge {
      const { id, ...asked } = wanted
      return once(`${wanted.provider}:open`, key, request ?? asked, () => {
        opened += 1
        const charge: Charge = { ...wanted, id, number: opened, state: 'open', refunds: [], isReversed: false }
        all.push(charge)
        return charge
      })
    },

    find: (provider: ProviderName, matches: (charge: Charge) => boolean) =>
      all.find((charge) => charge.provider === provider && matches(charge)),

    get(provider: ProviderName, matches: (charge: Charge) => boolean): Charge {
      const found = all.find((charge) => charge.provider === provider && matches(charge))
      if (!found) throw new Refused(404, 'There is no such payment')
      return found
    },

    /** What the buyer does on the page of the provider. After a refusal they may try again with another card. */
    settle(charge: Charge, state: Exclude<ChargeState, 'open'>) {
      if (charge.state === 'open' || charge.state === 'failed' || charge.state === 'approved') move(charge, state)
    },

    /** As providers do after a day. */
    forgetKeys: () => answered.clear(),

    refund(charge: Charge, amountMinor: number, key?: string): Refund {
      return once(`${charge.provider}:refund`, key, { id: charge.id, amountMinor }, () => {
        const isPossible = charge.state === 'succeeded' && amountMinor > 0 && !charge.isReversed
        if (!isPossible || refundedMinor(charge) + amountMinor > charge.amountMinor) {
          throw new Refused(400, 'This cannot be refunded')
        }
        const refund = { id: `re_${charge.number}_${charge.refunds.length + 1}`, amountMinor }
        charge.refunds.push(refund)
        onChange(charge, 'refunded')
        return refund
      })
    },

    reverse(charge: Charge) {
      if (charge.state !== 'succeeded' || charge.isReversed) throw new Refused(400, 'There is nothing to take back')
      charge.isReversed = true
      onChange(charge, 'reversed')
    },
  }
}
