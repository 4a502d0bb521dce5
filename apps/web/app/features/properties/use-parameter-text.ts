import type { StatedParameter } from '@gable/contract/catalogue'
import type { ParameterUnit } from '@gable/domain/parameter-values'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { useArea } from '#app/shell/use-area.ts'
import { usePrice } from '#app/shell/use-price.ts'

/** What a home has of a parameter, in the reader's language and with the unit. */
export function useParameterText(): (parameter: StatedParameter) => string {
  const { t } = useTranslation('common')
  const { settings } = useSite()
  const { locale } = useLanguage()
  const toPrice = usePrice()
  const toArea = useArea()
  const price = (value: number) => toPrice({ price: String(value), currency: settings.currency.code })
  const figure = (value: number) => new Intl.NumberFormat(locale).format(value)
  const written: Record<ParameterUnit, (value: number, key: string) => string> = {
    sqm: toArea,
    months: (count) => t('units.months', { count }),
    money: price,
    money_per_month: (value) => t('units.perMonth', { value: price(value) }),
    // A year is a name, not an amount: nothing separates its thousands.
    year: String,
  }
  return ({ key, kind, value, valueNames, unit }) => {
    if (typeof value === 'number') return unit ? written[unit](value, key) : figure(value)
    if (valueNames.length > 0) return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(valueNames)
    if (kind !== 'date') return String(value)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(String(value)))
  }
}
