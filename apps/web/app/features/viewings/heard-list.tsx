import type { Viewing } from '@gable/contract/viewings'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { isolate } from '#app/shared/isolate.ts'
import { useWhen } from './use-when.ts'

const ratings = ['1', '2', '3', '4', '5'] as const

/** What visitors thought of the homes, for the lister alone. */
export function HeardList({ heard }: { heard: Viewing[] }) {
  const { t } = useTranslation('viewings')
  const { say } = useWhen()
  if (heard.length === 0) return null
  return (
    <section className="viewing-heard">
      <h2>{t('feedback.heard')}</h2>
      <ul>
        {heard.map(({ id, rating, feedback, name, startsAt, timeZone, title }) => (
          <li key={id}>
            <p className="font-semibold">{t(`feedback.ratings.${ratings[rating - 1] ?? '3'}`)}</p>
            {feedback && (
              <p dir="auto" className="written">
                {feedback}
              </p>
            )}
            <p dir="auto" className="written truncate text-ink-soft">
              {title || t('gone')}
            </p>
            <p className="text-ink-soft">
              {t('feedback.from', {
                name: isolate(name || t('nameless')),
                when: say(startsAt, timeZone, { day: 'numeric', month: 'long' }),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
