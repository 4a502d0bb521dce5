import type { PaymentStatus } from '@gable/contract/payments'
import { Button, ButtonLink, buttonClass } from '@gable/ui/button'
import { ArrowUpRight, Check, Clock, RotateCw } from 'lucide-react'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { Purchase } from '../remember-purchase.ts'
import { useMoney } from '../use-money.ts'
import { PaymentFacts, PaymentFrame } from './payment-frame.tsx'
import { checkoutPath } from './checkout-path.ts'

type PaymentWaitingProps = {
  payment: PaymentStatus
  isBegun: boolean
  isAsking: boolean
  ask: () => void
  purchase: Purchase
}

/** The provider has not said yet, or it has not been paid yet. Nothing is lost when the page is closed. */
export function PaymentWaiting({ payment, isBegun, isAsking, ask, purchase }: PaymentWaitingProps) {
  const { t } = useTranslation('checkout')
  const toAmount = useMoney()
  const provider = t(`result.providers.${payment.method}`)
  const words = isBegun ? ('begun' as const) : ('pending' as const)
  return (
    <PaymentFrame
      sign={<Clock />}
      tone="warn"
      title={t(`result.${words}.title`, { provider })}
      text={t(`result.${words}.text`)}
      actions={
        <>
          {payment.redirectUrl !== null && (
            <ButtonLink href={payment.redirectUrl} variant={isBegun ? 'primary' : 'secondary'}>
              {t('result.toProvider', { provider })}
              <ArrowUpRight className="rtl:-scale-x-100" aria-hidden />
            </ButtonLink>
          )}
          <CheckNow isAsking={isAsking} ask={ask} reference={payment.reference} />
          <LocalLink
            to={isBegun ? checkoutPath(payment, purchase) : '/user'}
            reloadDocument={isBegun}
            className={buttonClass({ variant: 'quiet' }, 'text-ink')}
          >
            {t(isBegun ? 'result.toCheckout' : 'result.toAccount')}
          </LocalLink>
        </>
      }
    >
      {!isBegun && (
        <ol className="payment-steps">
          <li data-state="done">
            <i>
              <Check aria-hidden />
            </i>
            <span>{t('result.steps.sent')}</span>
          </li>
          <li data-state="current" aria-current="step">
            <i />
            <span>{t('result.steps.confirms', { provider })}</span>
            <small>{t('result.steps.waiting')}</small>
          </li>
          <li>
            <i />
            <span dir="auto">{t('result.steps.starts', { name: payment.package })}</span>
          </li>
        </ol>
      )}
      <PaymentFacts
        facts={[
          [t('result.amount'), <bdi key="amount">{toAmount(payment.amount, payment.currency)}</bdi>],
          [t('result.order'), <bdi key="order">{payment.orderNumber}</bdi>],
        ]}
      />
    </PaymentFrame>
  )
}

/** Without scripts it is the page once more. */
function CheckNow({ isAsking, ask, reference }: Pick<PaymentWaitingProps, 'isAsking' | 'ask'> & { reference: string }) {
  const { t } = useTranslation('checkout')
  if (useIsHydrated()) {
    return (
      <Button variant="secondary" isLoading={isAsking} onClick={ask}>
        {!isAsking && <RotateCw aria-hidden />}
        {t('result.checkNow')}
      </Button>
    )
  }
  return (
    <LocalLink to={`/payment/${reference}`} reloadDocument className={buttonClass({ variant: 'secondary' })}>
      <RotateCw aria-hidden />
      {t('result.checkNow')}
    </LocalLink>
  )
}
