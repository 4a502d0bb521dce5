import type { OwnInsights } from '@gable/contract/own-insights'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { countedKinds, daysOf } from './use-line-words.ts'

/** The lines as numbers, the newest day first, for whoever wants to read them exactly. */
export function DayTable({ since, totals }: Pick<OwnInsights, 'since' | 'totals'>) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  const dates = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const days = daysOf(since, totals.views.days.length)
  return (
    <details className="insight-days">
      <summary>
        {t('insights.asTable')}
        <ChevronDown aria-hidden />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('insights.day')}</th>
            {countedKinds.map((counted) => (
              <th key={counted} scope="col">
                {t(`insights.names.${counted}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days.entries()].toReversed().map(([at, day]) => (
            <tr key={at}>
              <th scope="row">{dates.format(day)}</th>
              {countedKinds.map((counted) => (
                <td key={counted}>{numbers.format(totals[counted].days[at] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
