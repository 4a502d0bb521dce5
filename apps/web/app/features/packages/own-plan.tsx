import type { OwnPackage } from '@gable/contract/packages'
import { Badge } from '@gable/ui/badge'
import { Link } from '@gable/ui/link'
import { ProgressBar } from '@gable/ui/progress-bar'
import { Crown } from 'lucide-react'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { RenewLink } from './renew-link.tsx'
import { inOrder } from './in-order.ts'
import { UsageMeter } from './usage-meter.tsx'
import { UsageSign } from './usage-sign.tsx'
import { useDay } from './use-package-words.ts'

const dayMs = 86_400_000

type OwnPlanProps = {
  own: OwnPackage
  now: number
  /** Whether more of it can be had, and nothing above it says so already. */
  isRenewable?: boolean
}

/** One package that runs: until when, and what is used of it. */
export function OwnPlan({ own, now, isRenewable = false }: OwnPlanProps) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  const toLocal = useLocalPath()
  const [starts, ends] = [Date.parse(own.startsAt), Date.parse(own.expiresAt)]
  const until = toDay(own.expiresAt)
  const headingId = `own-${own.id}`
  return (
    <>
      <section className="ui-panel own-plan" aria-labelledby={headingId}>
        <div className="flex flex-wrap items-center gap-4">
          <span className="own-plan-sign" aria-hidden>
            <Crown />
          </span>
          <div>
            <h2 id={headingId} className="type-block flex flex-wrap items-center gap-2.5">
              <span dir="auto">{own.name}</span>
              <Badge tone="good" className="font-sans tracking-normal">
                {t('own.states.running')}
              </Badge>
            </h2>
            <p className="text-14 text-ink-soft">{t(`own.sources.${own.source}`)}</p>
          </div>
          {isRenewable && (
            <div className="ms-auto max-sm:w-full">
              <RenewLink own={own} className="max-sm:w-full" />
            </div>
          )}
        </div>
        <div className="usage">
          <p>
            <b>{t('own.endsOn', { date: until })}</b>
            <span className="text-ink-soft">{t('daysLeft', { count: Math.ceil((ends - now) / dayMs) })}</span>
          </p>
          <ProgressBar label={t('own.elapsed')} percent={Math.min(100, (100 * (now - starts)) / (ends - starts))} />
          <small>{t('own.reminder')}</small>
        </div>
      </section>
      <h2 className="type-block mt-8 mb-4">{t('own.used')}</h2>
      <div className="ui-panel usage-grid">
        {inOrder(own.features).map((feature) => (
          <div key={feature.type} className="usage-tile">
            <UsageSign feature={feature} />
            <UsageMeter feature={feature} until={until} />
          </div>
        ))}
        <p className="usage-more text-14">
          <b className="font-medium">{t('own.needMore')}</b>
          <Link as={RouterAnchor} href={toLocal('/subscription-plan')} hasArrow>
            {t('own.compare')}
          </Link>
        </p>
      </div>
    </>
  )
}
