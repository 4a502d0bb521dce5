import { toMinor } from '@gable/domain/currency'
import type { PaymentMethod } from '@gable/domain/payment-methods'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useErrorText } from '#app/shared/error-text.ts'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'
import { useLocalPath } from '#app/shell/site.ts'
import { rememberPurchase } from '../remember-purchase.ts'
import type { StartedPayment } from '../start-payment.ts'
import type { Checkout } from './checkout-view.tsx'
import type { CardForm } from './draw-card-form.ts'

export type Paying = ReturnType<typeof usePaying>
type Wanted = Pick<Checkout, 'order' | 'attempt' | 'next' | 'methods' | 'problem'>

/** Which way is chosen, and what pressing the button does: one payment, however often it is pressed. */
export function usePaying({ order, attempt, next, methods, problem: refused }: Wanted) {
  const { t } = useTranslation('checkout')
  const toErrorText = useErrorText()
  const toLocal = useLocalPath()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const once = useOneAtATime()
  const [card, setCard] = useState<CardForm>()
  const [method, setMethod] = useState<PaymentMethod | undefined>(methods[0]?.method)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(refused?.form === 'pay' ? toErrorText(refused) : undefined)
  useComingBack(() => setBusy(false))

  async function start(chosen: PaymentMethod): Promise<StartedPayment> {
    const { beginPayment } = await import('./begin-payment.ts')
    const { packageId, coupon } = order
    const started = await beginPayment({
      ...{ packageId, couponCode: coupon?.code, method: chosen },
      idempotencyKey: `${attempt}:${chosen}`,
    })
    rememberPurchase(started.reference, { next, coupon: coupon?.code ?? '' })
    return started
  }

  /** The number is typed into the frame of the provider, which says whether it took it. */
  async function payByCard(): Promise<void> {
    if (!card) return setProblem(t('card.loading'))
    const invalid = await card.check()
    if (invalid !== undefined) return setProblem(invalid || t('card.refused'))
    const { reference, clientSecret = '' } = await start('stripe')
    const page = toLocal(`/payment/${reference}`)
    const declined = await card.confirm(clientSecret, new URL(page, location.href).href)
    if (declined !== undefined) return setProblem(`${declined || t('card.refused')} ${t('card.notCharged')}`)
    await navigate(page)
  }

  async function payElsewhere(chosen: PaymentMethod): Promise<'leaving' | undefined> {
    const { reference, redirectUrl } = await start(chosen)
    if (redirectUrl === undefined) {
      await navigate(toLocal(`/payment/${reference}/transfer`))
      return undefined
    }
    location.assign(redirectUrl)
    return 'leaving'
  }

  const pay = () =>
    once(async () => {
      if (!method) return
      setBusy(true)
      setProblem(undefined)
      const outcome = await (method === 'stripe' ? payByCard() : payElsewhere(method)).catch((error: unknown) => {
        setProblem(toErrorText(error))
        // What was refused is another attempt next time; what got no answer has to stay the same.
        if (isRefusal(error)) void revalidate()
      })
      if (outcome !== 'leaving') setBusy(false)
    })

  const amountMinor = toMinor(order.total, order.currency) ?? 0
  return { method, setMethod, isBusy, problem, pay, setCard, amountMinor }
}

const isRefusal = (error: unknown) => {
  const { status = 0 } = error as { status?: number }
  return status >= 400 && status < 500
}

/** A browser that goes back shows the page as it was left. */
function useComingBack(comeBack: () => void) {
  const latest = useRef(comeBack)
  useEffect(() => {
    latest.current = comeBack
  })
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])
}
