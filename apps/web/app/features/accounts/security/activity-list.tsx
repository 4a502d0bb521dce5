import type { Activity } from '@gable/contract/security'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

/** What happened to the account lately, so that its owner notices what they did not do. */
export function ActivityList({ activity, now }: { activity: Activity[]; now: number }) {
  const { t } = useTranslation('accounts')
  const { locale } = useLanguage()
  return (
    <section className="activity" aria-labelledby="activity-title">
      <h2 id="activity-title">{t('activity.title')}</h2>
      {activity.length === 0 && <p>{t('activity.none')}</p>}
      <ol>
        {activity.map((entry, index) => (
          <li key={`${entry.happenedAt} ${index}`}>
            <p>
              {t(`activity.${entry.kind}`)}
              <Circumstances {...entry} />
            </p>
            <time dateTime={entry.happenedAt}>
              {formatRelativeTime(new Date(entry.happenedAt), new Date(now), locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Circumstances({ way, device }: Pick<Activity, 'way' | 'device'>) {
  const { t } = useTranslation('accounts')
  const known = [way && t(`activity.ways.${way}`), device && t('security.device', device)].filter(Boolean)
  if (known.length === 0) return null
  return <span>{known.join(' · ')}</span>
}
