import type { Package } from '@gable/contract/packages'
import { packageAccessKinds } from '@gable/domain/package-access'
import { Check, Minus } from 'lucide-react'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLimitText } from './use-package-words.ts'

/** What each package holds, beside the others. */
export function PlanTable({ plans }: { plans: readonly Package[] }) {
  const { t } = useTranslation('packages')
  const kinds = packageAccessKinds.filter((kind) => plans.some((plan) => findFeature(plan, kind)))
  return (
    <div className="plan-compare">
      <h2 className="type-section mb-6">{t('sideBySide')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="plan-table" aria-label={t('sideBySide')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="ui-visually-hidden">{t('included')}</span>
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" data-raised={plan.isRecommended || undefined} dir="auto">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`kinds.${kind}`)}</th>
                {plans.map((plan) => (
                  <td key={plan.id} data-raised={plan.isRecommended || undefined}>
                    <Held feature={findFeature(plan, kind)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type Feature = Package['features'][number]
const findFeature = (plan: Package, kind: Feature['type']) => plan.features.find(({ type }) => type === kind)

function Held({ feature }: { feature: Feature | undefined }) {
  const { t } = useTranslation('packages')
  const toLimit = useLimitText()
  const [Icon, label] = feature ? [Check, t('included')] : [Minus, t('notIncluded')]
  if (feature && toLimit(feature) !== label) return toLimit(feature)
  return (
    <>
      <Icon className="inline size-4.5" aria-hidden />
      <span className="ui-visually-hidden">{label}</span>
    </>
  )
}
