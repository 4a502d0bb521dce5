import { getPackages } from '@gable/contract/packages'
import { useQuery } from '@tanstack/react-query'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { usePrice } from '#app/shell/use-price.ts'
import { usePlansPath } from './use-plans-path.ts'

type OpeningPlansProps = { type: 'premium_properties' | 'project_access' }

/** Which packages open what is locked. It comes after the page, which leads to all plans without it. */
export function OpeningPlans(props: OpeningPlansProps) {
  return (
    <QueryScope>
      <Plans {...props} />
    </QueryScope>
  )
}

function Plans({ type }: OpeningPlansProps) {
  const { t } = useTranslation('packages')
  const toPrice = usePrice()
  const plansPath = usePlansPath()
  const { data: offers = [] } = useQuery({
    queryKey: ['packages'],
    queryFn: async ({ signal }) => (await dispatch(getPackages, {}, { signal })).data,
  })
  const plans = offers.filter(({ features }) => features.some((feature) => feature.type === type))
  if (plans.length === 0) return null
  return (
    <section className="mt-12 w-full max-w-[480px] text-start" aria-labelledby="opening-plans">
      <h2 id="opening-plans" className="type-block mb-4">
        {t('opens')}
      </h2>
      <ul className="grid gap-3">
        {plans.map((plan) => (
          <li key={plan.id}>
            <LocalLink to={plansPath} className="ui-panel flex items-baseline justify-between gap-4">
              <span className="grid min-w-0 gap-0.5">
                <b className="wrap-anywhere" dir="auto">
                  {plan.name}
                </b>
                <small className="text-ink-soft">{t('forDays', { count: plan.durationDays })}</small>
              </span>
              <bdi className="type-price-card">{plan.isFree ? t('free') : toPrice(plan)}</bdi>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
