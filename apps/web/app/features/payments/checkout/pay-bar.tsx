import type { Order } from '@gable/contract/checkout'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useMoney } from '../use-money.ts'
import { PayButton } from './pay-button.tsx'
import type { Paying } from './use-paying.ts'
import { useTaxWord } from './use-tax-name.ts'

/** On a phone the button and the sum stay in reach. */
export function PayBar({ order, paying, isFree }: { order: Order; paying: Paying; isFree: boolean }) {
  const { t } = useTranslation('checkout')
  const toAmount = useMoney()
  const tax = useTaxWord(order)
  const label = tax ? t('order.totalWith', { tax }) : t('order.total')
  return (
    <div className="pay-bar">
      <p>
        <small>{label}</small>
        <bdi className="type-price-card">{toAmount(order.total, order.currency)}</bdi>
      </p>
      <PayButton order={order} paying={paying} isFree={isFree} isShort />
    </div>
  )
}
