import type { PaymentStatus } from '@gable/contract/payments'
import { ButtonLink, buttonClass } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { Check, Download, type LucideIcon, Undo2, X } from 'lucide-react'
import { useDay } from '#app/features/packages/use-package-words.ts'
import { Link } from 'react-router'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import type { Purchase } from '../remember-purchase.ts'
import { useMoney } from '../use-money.ts'
import { checkoutPath } from './checkout-path.ts'
import { PaymentFacts, PaymentFrame } from './payment-frame.tsx'

type Settled = Exclude<PaymentStatus['state'], 'pending'>
type PaymentOutcomeProps = { payment: PaymentStatus; purchase: Purchase }

const signs: Record<Settled, readonly [LucideIcon, 'good' | 'bad' | 'off']> = {
  succeeded: [Check, 'good'],
  failed: [X, 'bad'],
  cancelled: [Undo2, 'off'],
  refunded: [Undo2, 'off'],
}

/** What became of it, told apart: paid, refused, given up, or gone back. */
export function PaymentOutcome({ payment, purchase }: PaymentOutcomeProps) {
  const { t } = useTranslation('checkout')
  const state = payment.state as Settled
  const [Sign, tone] = signs[state]
  return (
    <PaymentFrame
      sign={<Sign className={tone === 'off' ? 'rtl:-scale-x-100' : undefined} />}
      tone={tone}
      title={t(`result.${state}.title`)}
      text={useOutcomeText(payment)}
      actions={state === 'succeeded' ? <Onward {...{ payment, purchase }} /> : <Again {...{ payment, purchase }} />}
    >
      {state === 'failed' && (
        <Note tone="bad" lead={t('result.failed.lead')} className="text-start">
          {t('result.failed.reason')}
        </Note>
      )}
      <PaymentFacts facts={useFacts(payment)} />
    </PaymentFrame>
  )
}

function useOutcomeText({ state, package: name, expiresAt }: PaymentStatus): string {
  const { t } = useTranslation('checkout')
  const toDay = useDay()
  if (state === 'succeeded' && expiresAt !== null) return t('result.succeeded.until', { name, date: toDay(expiresAt) })
  return t(`result.${state as Settled}.text`)
}

function useFacts(payment: PaymentStatus) {
  const { t } = useTranslation('checkout')
  const toAmount = useMoney()
  const toDay = useDay()
  const amount = <bdi key="amount">{toAmount(payment.amount, payment.currency)}</bdi>
  const isPaid = payment.state === 'succeeded' || payment.state === 'refunded'
  return [
    [t('result.package'), <bdi key="package">{payment.package}</bdi>],
    [t(isPaid ? 'result.paid' : 'result.amount'), amount],
    [t('result.method'), t(`methods.${payment.method}.name`)],
    [t('result.order'), <bdi key="order">{payment.orderNumber}</bdi>],
    [t('result.date'), toDay(payment.createdAt)],
  ] as const
}

function Onward({ payment: { invoiceUrl }, purchase: { next } }: PaymentOutcomeProps) {
  const { t } = useTranslation('checkout')
  return (
    <>
      {next ? (
        <Link to={next} className={buttonClass()}>
          {t('result.goOn')}
        </Link>
      ) : (
        <LocalLink to="/user/subscription" className={buttonClass()}>
          {t('result.toPackages')}
        </LocalLink>
      )}
      {invoiceUrl !== null && (
        <ButtonLink href={invoiceUrl} variant="secondary">
          <Download aria-hidden />
          {t('result.invoice')}
        </ButtonLink>
      )}
    </>
  )
}

function Again({ payment, purchase }: PaymentOutcomeProps) {
  const { t } = useTranslation('checkout')
  const { next } = purchase
  const plans = `/subscription-plan${next ? `?next=${encodeURIComponent(next)}` : ''}`
  return (
    <>
      {payment.state !== 'refunded' && (
        <LocalLink to={checkoutPath(payment, purchase)} reloadDocument className={buttonClass()}>
          {t(payment.state === 'failed' ? 'result.tryAgain' : 'result.toCheckout')}
        </LocalLink>
      )}
      <LocalLink to={plans} className={buttonClass({ variant: 'quiet' }, 'text-ink')}>
        {t('result.toPlans')}
      </LocalLink>
    </>
  )
}
