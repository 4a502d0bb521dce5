import type { PackageFeature } from '@gable/contract/packages'
import { isCounted } from '@gable/domain/package-access'
import { Check } from 'lucide-react'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { inOrder } from './in-order.ts'
import { useLimitText } from './use-package-words.ts'

/** What a package holds; what is not counted is simply there. */
export function FeatureList({ features, className }: { features: readonly PackageFeature[]; className: string }) {
  const { t } = useTranslation('packages')
  const toLimit = useLimitText()
  return (
    <ul className={className}>
      {inOrder(features).map((feature) => (
        <li key={feature.type}>
          <Check aria-hidden />
          <span>{t(`kinds.${feature.type}`)}</span>
          {isCounted(feature.type) && <b>{toLimit(feature)}</b>}
        </li>
      ))}
    </ul>
  )
}
