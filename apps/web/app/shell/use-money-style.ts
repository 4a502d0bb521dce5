import type { NumberStyle } from '@gable/domain/number-input'
import { useLanguage, useSite } from './site.ts'

/** How this reader writes money. */
export function useMoneyStyle(): NumberStyle {
  const { settings } = useSite()
  const { locale } = useLanguage()
  return { locale, currency: settings.currency.code }
}
