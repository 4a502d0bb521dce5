import type { Line } from '@gable/contract/own-insights'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

export const countedKinds = ['views', 'likes', 'interested'] as const
export type Counted = (typeof countedKinds)[number]

const dayMs = 86_400_000

/** The days of a line, by the first of them; they are days of UTC wherever somebody reads. */
export const daysOf = (since: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(since) + at * dayMs))

/** What a line says in words: its sum, and its best day if there is one. */
export function useLineWords(since: string) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (counted: Counted, { total, days }: Line) => {
    const sum = t(`insights.sum.${counted}`, { count: total })
    const most = Math.max(...days)
    if (most === 0) return sum
    const date = dates.format(daysOf(since, days.length)[days.lastIndexOf(most)])
    return `${sum} ${t('insights.most', { number: most, date })}`
  }
}
