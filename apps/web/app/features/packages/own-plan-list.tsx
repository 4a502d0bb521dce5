import type { OwnPackage } from '@gable/contract/packages'
import { Badge } from '@gable/ui/badge'
import { buttonClass } from '@gable/ui/button'
import '#app/shared/i18n/package-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useDay } from './use-package-words.ts'

const tones = { running: 'good', ended: 'neutral', revoked: 'warn' } as const

/** Everything one has and had, the newest first. */
export function OwnPlanList({ packages, next }: { packages: readonly OwnPackage[]; next: number | undefined }) {
  const { t } = useTranslation('packages')
  const toDay = useDay()
  return (
    <section aria-labelledby="own-packages">
      <h2 id="own-packages" className="type-block mt-10 mb-4">
        {t('own.list')}
      </h2>
      <ul className="ui-panel own-plan-list">
        {packages.map(({ id, name, startsAt, expiresAt, status, source }) => (
          <li key={id}>
            <b dir="auto">{name}</b>
            <span className="text-ink-soft">
              {toDay(startsAt)} – {toDay(expiresAt)}
            </span>
            <Badge tone={tones[status]}>{t(`own.states.${status}`)}</Badge>
            <span className="text-14 text-ink-soft">{t(`own.sources.${source}`)}</span>
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
