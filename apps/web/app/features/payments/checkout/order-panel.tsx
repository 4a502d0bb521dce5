import { Link } from '@gable/ui/link'
import { Note } from '@gable/ui/note'
import { Crown } from 'lucide-react'
import { FeatureList } from '#app/features/packages/feature-list.tsx'
import { useDay } from '#app/features/packages/use-package-words.ts'
import '#app/shared/i18n/checkout-messages.ts'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import type { Checkout } from './checkout-view.tsx'
import { CouponField } from './coupon-field.tsx'
import { OrderSum } from './order-sum.tsx'
import { PayButton } from './pay-button.tsx'
import type { Paying } from './use-paying.ts'

type OrderPanelProps = Checkout & { paying: Paying; isFree: boolean; canPay: boolean; toPlans: string }

/** What is bought, until when, and what it costs now. */
export function OrderPanel(props: OrderPanelProps) {
  const { order, features, paying, isFree, canPay, toPlans } = props
  const { t } = useTranslation(['checkout', 'packages'])
  const toDay = useDay()
  const toLocal = useLocalPath()
  return (
    <aside className="ui-panel order" aria-labelledby="order">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order" className="type-block">
          {t('order.title')}
        </h2>
        <Link as={RouterAnchor} href={toLocal(toPlans)} className="text-14">
          {t('order.change')}
        </Link>
      </div>
      <div className="flex gap-3">
        <span className="order-sign" aria-hidden>
          <Crown />
        </span>
        <div className="min-w-0 text-14">
          <p className="text-16 font-semibold wrap-anywhere" dir="auto">
            {order.name}
          </p>
          <p className="text-ink-soft">
            {t('packages:forDays', { count: order.durationDays })}, {t('packages:until', { date: toDay(order.endsAt) })}
          </p>
        </div>
      </div>
      <FeatureList features={features} className="order-features" />
      <CouponField {...props} />
      <OrderSum order={order} />
      {canPay && (
        <div className="order-pay">
          <PayButton order={order} paying={paying} isFree={isFree} />
          {paying.isBusy && <Note lead={t('wait.lead')}>{t('wait.text')}</Note>}
        </div>
      )}
      <p className="text-12 text-ink-soft">
        {t('once')}{' '}
        <LocalLink to="/terms" className="underline underline-offset-3">
          {t('terms')}
        </LocalLink>
      </p>
    </aside>
  )
}
