import type { OwnInsights } from '@gable/contract/own-insights'
import { Sparkline } from '@gable/ui/sparkline'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { DayTable } from './day-table.tsx'
import { countedKinds, useLineWords } from './use-line-words.ts'

/** How often all homes of a lister together were seen, saved and asked about, and how that went. */
export function InsightTotals({ insights: { since, totals } }: { insights: OwnInsights }) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  const toWords = useLineWords(since)
  return (
    <section aria-labelledby="insight-totals">
      <h2 id="insight-totals" className="mb-3 text-15 font-semibold">
        {t('insights.title')}
      </h2>
      <ul className="insight-totals">
        {countedKinds.map((counted) => {
          const line = totals[counted]
          return (
            <li key={counted}>
              <span className="text-14 text-ink-soft">{t(`insights.names.${counted}`)}</span>
              <span className="insight-sum">
                <b>{numbers.format(line.total)}</b>
                <Trend total={line.total} before={line.before} />
              </span>
              {line.total > 0 ? (
                <Sparkline values={line.days} label={toWords(counted, line)} />
              ) : (
                <span className="insight-none">{t(`insights.none.${counted}`)}</span>
              )}
            </li>
          )
        })}
      </ul>
      <DayTable since={since} totals={totals} />
    </section>
  )
}

/** Of fewer, one more or less is many percent and means nothing. */
const leastForPercent = 10

/** Nothing to compare with says nothing. */
function Trend({ total, before }: { total: number; before: number }) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const change = before > 0 ? total - before : 0
  if (change === 0) return null
  const isShare = before >= leastForPercent
  const format = new Intl.NumberFormat(locale, {
    style: isShare ? 'percent' : 'decimal',
    signDisplay: 'always',
    maximumFractionDigits: 0,
  })
  const Icon = change > 0 ? TrendingUp : TrendingDown
  return (
    <span className="insight-trend" data-tone={change > 0 ? 'good' : 'bad'}>
      <Icon className="rtl:-scale-x-100" aria-hidden />
      <bdi>{format.format(isShare ? change / before : change)}</bdi>
      <span className="ui-visually-hidden">{t('insights.trend')}</span>
    </span>
  )
}
