import type { OwnPackage } from '@gable/contract/packages'
import { Badge } from '@gable/ui/badge'
import { Link } from '@gable/ui/link'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { inOrder } from './in-order.ts'
import { UsageMeter } from './usage-meter.tsx'
import { useDay } from './use-package-words.ts'

/** What runs for the reader, above what else there is. */
export function RunningPlans({ running }: { running: readonly OwnPackage[] }) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  const toLocal = useLocalPath()
  return running.map(({ id, name, expiresAt, features }) => {
    const until = toDay(expiresAt)
    return (
      <section key={id} className="ui-panel plan-running" aria-label={`${t('yours')}: ${name}`}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone="brand">{t('yours')}</Badge>
          <b dir="auto">{name}</b>
          <span className="text-ink-soft">{t('until', { date: until })}</span>
          <Link as={RouterAnchor} href={toLocal('/user/subscription')} hasArrow className="ms-auto">
            {t('toSubscription')}
          </Link>
        </div>
        <div className="usage-row">
          {inOrder(features).map((feature) => (
            <UsageMeter key={feature.type} feature={feature} until={until} />
          ))}
        </div>
      </section>
    )
  })
}
