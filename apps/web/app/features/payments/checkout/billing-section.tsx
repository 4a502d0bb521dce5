import { Link } from '@gable/ui/link'
import '#app/shared/i18n/checkout-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import { BillingForm } from './billing-form.tsx'
import type { Checkout } from './checkout-view.tsx'

/** Who the invoice is for. The country decides which tax there is. */
export function BillingSection(checkout: Checkout) {
  const { t } = useTranslation('checkout')
  const toLocal = useLocalPath()
  const { isEditing } = checkout
  const shown = pathOf(checkout)
  const editing = `${shown}${shown.includes('?') ? '&' : '?'}edit=billing`
  return (
    <section className="billing" aria-labelledby="billing">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="billing" className="type-block">
          {t('billing.title')}
        </h2>
        {!isEditing && (
          <Link as={RouterAnchor} href={toLocal(`${editing}#billing`)} className="text-14">
            {t('billing.edit')}
          </Link>
        )}
      </div>
      {isEditing ? <BillingForm {...checkout} cancelPath={`${shown}#billing`} /> : <BillingList {...checkout} />}
    </section>
  )
}

function pathOf({ order, couponCode, next }: Checkout): string {
  const query = new URLSearchParams({ ...(next && { next }), ...(couponCode && { coupon: couponCode }) })
  return `/checkout/${order.packageId}${query.size > 0 ? `?${query.toString()}` : ''}`
}

function BillingList({ billing: { name, address, taxNumber, email }, countryName }: Checkout) {
  const { t } = useTranslation('checkout')
  const { account } = useSite()
  const rows = [
    [t('billing.name'), name || account?.name],
    [t('billing.taxNumber'), taxNumber],
    [t('billing.address'), address],
    [t('billing.country'), countryName],
    [t('billing.email'), email || account?.email],
  ] as const
  return (
    <dl className="billing-list">
      {rows.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="wrap-anywhere" dir="auto">
            {words || <span className="text-ink-soft">{t('billing.none')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
