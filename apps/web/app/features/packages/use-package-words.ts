import type { PackageFeature } from '@gable/contract/packages'
import '#app/shared/i18n/package-messages.ts'
import { isCounted } from '@gable/domain/package-access'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

/** Days as a reader of the page writes them. */
export function useDay() {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (time: string) => format.format(new Date(time))
}

/** How often something may be done; what is not counted is only there or not. */
export function useLimitText() {
  const { t } = useTranslation('packages')
  const { locale } = useLanguage()
  const format = new Intl.NumberFormat(locale)
  return ({ type, limit }: Pick<PackageFeature, 'type' | 'limit'>) => {
    if (limit !== null) return format.format(limit)
    return t(isCounted(type) ? 'unlimited' : 'included')
  }
}
