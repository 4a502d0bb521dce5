import type { getPaymentSettings } from '@gable/contract/payments'
import type { Answer } from '@gable/contract/call'
import type { PaymentMethod } from '@gable/domain/payment-methods'
import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { ArrowUpRight, CreditCard, Landmark, type LucideIcon, Nfc, Smartphone, Wallet } from 'lucide-react'
import { type FormEvent, lazy, Suspense } from 'react'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { CardPlace, CardShell } from './card-shell.tsx'
import type { Checkout } from './checkout-view.tsx'
import type { Paying } from './use-paying.ts'

export type OfferedMethod = Answer<typeof getPaymentSettings>['data'][number]

const CardFrame = lazy(async () => ({ default: (await import('./card-frame.tsx')).CardFrame }))

const icons: Record<PaymentMethod, LucideIcon> = {
  stripe: CreditCard,
  paypal: Wallet,
  paystack: Smartphone,
  flutterwave: Nfc,
  bank_transfer: Landmark,
}

type PayFormProps = Pick<Checkout, 'order' | 'methods' | 'attempt' | 'stripeScript'> & {
  paying: Paying
  isFree: boolean
}

export const payFormId = 'pay'

/** The ways to pay that this site has. It works as a plain form; the buttons beside and below it send it too. */
export function PayForm({ order, methods, attempt, stripeScript, paying, isFree }: PayFormProps) {
  const { t } = useTranslation('checkout')
  const coupon = <input type="hidden" name="coupon" value={order.coupon?.code ?? ''} />
  if (isFree) {
    return (
      <form id={payFormId} method="post">
        <input type="hidden" name="intent" value="start" />
        {coupon}
        <Note tone="good">{t('nothingToPay')}</Note>
        <Problem paying={paying} />
      </form>
    )
  }
  if (methods.length === 0) return <Note>{t('noMethods')}</Note>
  const send = (event: FormEvent) => {
    event.preventDefault()
    void paying.pay()
  }
  return (
    <form id={payFormId} method="post" onSubmit={send}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="attempt" value={attempt} />
      {coupon}
      <fieldset className="pay-methods">
        <legend className="type-block">{t('how')}</legend>
        <div className="pay-method-list">
          {methods.map((offered) => (
            <Method key={offered.method} offered={offered} order={order} stripeScript={stripeScript} paying={paying} />
          ))}
        </div>
      </fieldset>
      {methods.some(({ isTest }) => isTest) && <Note className="mt-4">{t('test')}</Note>}
    </form>
  )
}

type MethodProps = Pick<PayFormProps, 'order' | 'stripeScript' | 'paying'> & { offered: OfferedMethod }

function Method({ offered: { method, publicKey }, order, stripeScript, paying }: MethodProps) {
  const { t } = useTranslation('checkout')
  const Icon = icons[method]
  const isChosen = paying.method === method
  const isHydrated = useIsHydrated()
  return (
    <div className="pay-method">
      <label>
        <input
          type="radio"
          name="method"
          value={method}
          className="ui-box"
          checked={isChosen}
          onChange={() => paying.setMethod(method)}
        />
        <span className="min-w-0 flex-1">
          <b>{t(`methods.${method}.name`)}</b>
          <small>{t(`methods.${method}.text`)}</small>
        </span>
        <Icon aria-hidden />
      </label>
      {method === 'stripe' ? (
        <div className="pay-method-body">
          <noscript>
            <Note tone="warn">{t('card.needsScript')}</Note>
          </noscript>
          {isChosen && !isHydrated && <CardAwaited />}
          {isChosen && isHydrated && (
            <Suspense fallback={<CardAwaited />}>
              <CardFrame
                publicKey={publicKey}
                script={stripeScript}
                amountMinor={paying.amountMinor}
                currency={order.currency}
                onDrawn={paying.setCard}
              />
            </Suspense>
          )}
          {isChosen && <Problem paying={paying} />}
        </div>
      ) : (
        <div className="pay-method-body">
          <Button type="submit" size="large" isWide isLoading={paying.isBusy && isChosen}>
            {t(`methods.${method}.action`)}
            {method !== 'bank_transfer' && <ArrowUpRight className="rtl:-scale-x-100" aria-hidden />}
          </Button>
          {isChosen && <Problem paying={paying} />}
        </div>
      )}
    </div>
  )
}

const CardAwaited = () => (
  <CardShell>
    <CardPlace />
  </CardShell>
)

/** Beside what was pressed: the order is above it on a phone. */
function Problem({ paying: { problem } }: { paying: Paying }) {
  if (problem === undefined) return null
  return (
    <Note tone="bad" isAlert className="mt-3">
      {problem}
    </Note>
  )
}
