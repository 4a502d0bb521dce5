import { toProviderUnits } from '@gable/domain/provider-amounts'
import { lookOf } from './card-form-look.ts'
import { loadStripe } from './load-stripe.ts'

/** A form that somebody else draws in our page, and what we may ask of it. */
export type CardForm = {
  /** What is wrong with what was typed, in the words of the provider; nothing when it can be sent. */
  check: () => Promise<string | undefined>
  /** Why it was declined; nothing when the provider took it. Its bank may ask the buyer in between. */
  confirm: (clientSecret: string, returnUrl: string) => Promise<string | undefined>
  setSum: (sum: Sum) => void
  remove: () => void
}

type Sum = { amountMinor: number; currency: string }
type Wanted = Sum & {
  place: HTMLElement
  script: string
  publicKey: string
  locale: string
  onReady: () => void
  onFailed: () => void
}

export async function drawCardForm({
  place,
  script,
  publicKey,
  locale,
  onReady,
  onFailed,
  ...sum
}: Wanted): Promise<CardForm> {
  const stripe = (await loadStripe(script))(publicKey)
  const elements = stripe.elements({ mode: 'payment', ...toStripe(sum), locale, appearance: lookOf(place) })
  const element = elements.create('payment')
  element.on('ready', onReady)
  element.on('loaderror', onFailed)
  element.mount(place)
  return {
    check: async () => wordsOf(await elements.submit()),
    confirm: async (clientSecret, returnUrl) =>
      wordsOf(
        await stripe.confirmPayment({
          ...{ elements, clientSecret, redirect: 'if_required' },
          confirmParams: { return_url: returnUrl },
        }),
      ),
    setSum: (next) => elements.update(toStripe(next)),
    remove: () => element.destroy(),
  }
}

/** What Stripe has no unit for is refused when it is begun. */
const toStripe = ({ amountMinor, currency }: Sum) => ({
  amount: toProviderUnits('stripe', amountMinor, currency) ?? amountMinor,
  currency: currency.toLowerCase(),
})

/** Empty where it refuses without a word. */
const wordsOf = ({ error }: { error?: { message?: string } }) => error && (error.message ?? '')
