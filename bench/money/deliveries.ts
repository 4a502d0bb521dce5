import type { Webhook } from '../../tools/payment-providers/webhooks.ts'
import type { Random } from '../search/random.ts'
import type { MoneyWorld } from './money-world.ts'

/** `wrong` is what was taken and should not have been, or the other way round. */
type DeliveryFigures = { sent: number; refused: number; wrong: string[] }
export type Deliveries = ReturnType<typeof createDeliveries>

const anHourMs = 3_600_000
const isRefusal = (error: unknown) => error instanceof Error && 'status' in error && error.status === 400

/** What arrives at the address of webhooks: it goes through the same check of who sent it as any request. */
export function createDeliveries({ local, product }: MoneyWorld, random: Random) {
  const figures: DeliveryFigures = { sent: 0, refused: 0, wrong: [] }

  async function take({ provider }: Webhook, body: string, headers: Record<string, string>): Promise<boolean> {
    figures.sent += 1
    try {
      await product().payments.webhooks.take(provider, Buffer.from(body), headers)
      return true
    } catch (error) {
      if (!isRefusal(error)) throw error
      figures.refused += 1
      return false
    }
  }

  async function takeForged(webhook: Webhook, body: string, headers: Record<string, string>, mustBeRefused: boolean) {
    const isTaken = await take(webhook, body, headers)
    if (isTaken && mustBeRefused) figures.wrong.push(`a forged webhook of ${webhook.provider} was taken`)
  }

  const spoilt = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [
        name,
        name === 'content-type' ? value : `${value.slice(0, -2)}00`,
      ]),
    )

  return {
    figures,

    /** The same request as often as it is called, signed when the first of them leaves. */
    copiesOf(webhook: Webhook) {
      let request: ReturnType<typeof local.webhooks.request> | undefined
      return async () => {
        const { body, headers } = (request ??= local.webhooks.request(webhook))
        if (!(await take(webhook, body, headers))) figures.wrong.push(`a webhook of ${webhook.provider} was refused`)
      }
    },

    /** Somebody else sends it: about another payment, with a signature that is not theirs, or what they once saw. */
    async forge(webhook: Webhook, other: string) {
      const { provider, reference } = webhook
      const { body, headers } = local.webhooks.request(webhook, Date.now())
      const way = random.below(3)
      // PayPal says later, when it is asked, that it did not send this. Flutterwave's word is not about the body.
      if (way === 0) {
        const isSigned = provider === 'stripe' || provider === 'paystack'
        await takeForged(webhook, body.replaceAll(reference, other), headers, isSigned && other !== reference)
      } else if (way === 1) await takeForged(webhook, body, spoilt(headers), provider !== 'paypal')
      else {
        const earlier = local.webhooks.request(webhook, Date.now() - anHourMs)
        await takeForged(webhook, body, earlier.headers, provider === 'stripe')
      }
    },
  }
}
