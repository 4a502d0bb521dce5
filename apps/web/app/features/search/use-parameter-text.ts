import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { useArea } from '#app/shell/use-area.ts'
import { readEnds } from './range-text.ts'
import type { ParameterLabel } from './search-labels.ts'
import { listOf } from './search-state.ts'

/** What is wanted of a parameter: "2+ bedrooms", "Living area: 80 m² – 120 m²", "Pool, Garden". */
export function useParameterText(): (parameter: ParameterLabel, value: string) => string {
  const { t } = useTranslation('results')
  const figure = useFigure()
  return (parameter, value) => {
    const { key, name, kind, options } = parameter
    if (kind === 'choice' || kind === 'multi_choice') {
      const chosen = listOf(value).map((one) => options.find((option) => option.value === one)?.name ?? one)
      return kind === 'choice' ? t('named', { name, value: chosen.join(', ') }) : chosen.join(', ')
    }
    const { from, to } = readEnds(value)
    const [least, most] = [from && figure(parameter, from), to && figure(parameter, to)]
    if (key === 'bedrooms' || key === 'bathrooms') {
      if (least && !most) return t(`${key}From`, { count: Number(from) })
    }
    if (least && most) return t('named', { name, value: least === most ? least : t('between', { least, most }) })
    return t('named', { name, value: least ? t('atLeast', { value: least }) : t('atMost', { value: most }) })
  }
}

/** One end of a range as the reader writes it. */
export function useFigure(): (parameter: Pick<ParameterLabel, 'key' | 'unit' | 'kind'>, end: string) => string {
  const { locale } = useLanguage()
  const toArea = useArea()
  return ({ key, kind, unit }, end) => {
    if (kind === 'date')
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(end))
    if (unit === 'sqm') return toArea(Number(end), key)
    return new Intl.NumberFormat(locale, { useGrouping: unit !== 'year' }).format(Number(end))
  }
}
