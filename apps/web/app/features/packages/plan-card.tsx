import type { Package } from '@gable/contract/packages'
import type { ReactNode } from 'react'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { FeatureList } from './feature-list.tsx'

type PlanCardProps = {
  plan: Package
  /** How one comes to have it. */
  children: ReactNode
}

/** One package: for whom it is, what it costs and what it holds. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const { t } = useTranslation('packages')
  const toPrice = usePrice()
  const headingId = `plan-${plan.id}`
  return (
    <article className="plan-card" data-raised={plan.isRecommended || undefined} aria-labelledby={headingId}>
      {plan.isRecommended && <p className="plan-ribbon">{t('recommended')}</p>}
      <h2 id={headingId} className="type-block wrap-anywhere" dir="auto">
        {plan.name}
      </h2>
      {plan.tagline && (
        <p className="text-14 text-ink-soft" dir="auto">
          {plan.tagline}
        </p>
      )}
      <p className="plan-price">
        <bdi className="type-price">{plan.isFree ? t('free') : toPrice(plan)}</bdi>
        <span>
          {t('forDays', { count: plan.durationDays })}
          {!plan.isFree && <small>{t('beforeTax')}</small>}
        </span>
      </p>
      {children}
      <FeatureList features={plan.features} className="plan-features" />
    </article>
  )
}
