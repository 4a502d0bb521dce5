import type { BillingDetails, Order } from '@gable/contract/checkout'
import type { PackageFeature } from '@gable/contract/packages'
import { Logo } from '@gable/ui/logo'
import { ChevronLeft, Lock } from 'lucide-react'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'
import { BillingSection } from './billing-section.tsx'
import type { CheckoutProblem } from './checkout-action.server.ts'
import type { CouponProblem } from './coupon-problems.ts'
import { type OfferedMethod, PayForm } from './pay-form.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PayBar } from './pay-bar.tsx'
import { usePaying } from './use-paying.ts'

export type Checkout = {
  order: Order
  features: readonly PackageFeature[]
  /** As it was typed. */
  couponCode: string
  couponProblem: CouponProblem | undefined
  methods: readonly OfferedMethod[]
  billing: BillingDetails
  countryName: string
  countries: readonly { code: string; name: string }[]
  isEditing: boolean
  /** One for each time that the page is shown: pressing twice begins one payment. */
  attempt: string
  stripeScript: string
  /** Where one was before. */
  next: string
  problem?: CheckoutProblem | undefined
}

/** The way to pay on one side, what for on the other; on a phone what for comes first. */
export function CheckoutView(checkout: Checkout) {
  const { order, methods, next } = checkout
  const { t } = useTranslation('checkout')
  const paying = usePaying(checkout)
  const isFree = Number(order.total) === 0
  const canPay = isFree || methods.length > 0
  const toPlans = `/subscription-plan${next ? `?next=${encodeURIComponent(next)}` : ''}`
  return (
    <>
      <CheckoutHeader />
      <main id="main" className="ui-container checkout">
        <LocalLink to={toPlans} className="checkout-back">
          <ChevronLeft className="rtl:-scale-x-100" aria-hidden />
          {t('plans')}
        </LocalLink>
        <h1 className="type-page">{t('title')}</h1>
        <div className="checkout-columns">
          <div className="checkout-main">
            <PayForm {...checkout} paying={paying} isFree={isFree} />
            <BillingSection {...checkout} />
          </div>
          <OrderPanel {...checkout} paying={paying} isFree={isFree} canPay={canPay} toPlans={toPlans} />
        </div>
      </main>
      {canPay && <PayBar order={order} paying={paying} isFree={isFree} />}
    </>
  )
}

/** No ways to other pages but the name of the site. */
function CheckoutHeader() {
  const { t } = useTranslation(['checkout', 'shell'])
  const { settings } = useSite()
  return (
    <header className="site-header-bar">
      <div className="ui-container flex h-(--header-height) items-center justify-between gap-6">
        <LocalLink to="/" aria-label={t('shell:header.home', { site: settings.siteName })} className="flex">
          <Logo name={settings.siteName} />
        </LocalLink>
        <span className="flex items-center gap-1.5 text-14 text-ink-soft">
          <Lock className="size-4" aria-hidden />
          {t('secure')}
        </span>
      </div>
    </header>
  )
}
