import type { Order } from '@gable/contract/checkout'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useMoney } from '../use-money.ts'
import { useTaxName } from './use-tax-name.ts'

/** The lines that the total is made of. */
export function OrderSum({ order }: { order: Order }) {
  const { t } = useTranslation('checkout')
  const toAmount = useMoney()
  const taxName = useTaxName(order)
  const { name, price, discount, tax, total, currency, coupon } = order
  return (
    <dl className="order-sum">
      <div>
        <dt className="wrap-anywhere" dir="auto">
          {name}
        </dt>
        <dd>
          <bdi>{toAmount(price, currency)}</bdi>
        </dd>
      </div>
      {coupon && (
        <div>
          <dt>{t('order.coupon')}</dt>
          <dd>
            <bdi>{toAmount(`-${discount}`, currency).replace('-', '−')}</bdi>
          </dd>
        </div>
      )}
      {taxName && (
        <div>
          <dt>{taxName}</dt>
          <dd>
            <bdi>{toAmount(tax, currency)}</bdi>
          </dd>
        </div>
      )}
      <div data-total>
        <dt>{t('order.total')}</dt>
        <dd>
          <bdi className="type-price">{toAmount(total, currency)}</bdi>
        </dd>
      </div>
    </dl>
  )
}
