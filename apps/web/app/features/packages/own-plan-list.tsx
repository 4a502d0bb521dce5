import type { OwnPackage } from '@gable/contract/packages'
import { Badge } from '@gable/ui/badge'
import { buttonClass } from '@gable/ui/button'
import { Link } from '@gable/ui/link'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink, RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { useDay } from './use-package-words.ts'

const tones = { running: 'good', ended: 'neutral', revoked: 'warn' } as const

/** Everything one has and had, the newest first. */
export function OwnPlanList({ packages, next }: { packages: readonly OwnPackage[]; next: number | undefined }) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  const toLocal = useLocalPath()
  return (
    <section aria-labelledby="own-packages">
      <div className="mt-10 mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="own-packages" className="type-block">
          {t('own.list')}
        </h2>
        <Link as={RouterAnchor} href={toLocal('/user/transactions')} hasArrow>
          {t('own.payments')}
        </Link>
      </div>
      <ul className="ui-panel own-plan-list">
        {packages.map(({ id, name, startsAt, expiresAt, status, source }) => (
          <li key={id}>
            <b dir="auto">{name}</b>
            <span className="text-ink-soft">
              {toDay(startsAt)} – {toDay(expiresAt)}
            </span>
            <Badge tone={tones[status]}>{t(`own.states.${status}`)}</Badge>
            <span className="text-ink-soft">{t(`own.sources.${source}`)}</span>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <LocalLink to={`/user/subscription?offset=${next}`} className={buttonClass({ variant: 'quiet' }, 'mt-3')}>
          {t('own.more')}
        </LocalLink>
      )}
    </section>
  )
}
