import type { StatedParameter } from '@gable/contract/catalogue'
import type { Fact } from '@gable/ui/card'
import { Bath, BedDouble, CircleDot, type LucideIcon, Ruler } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

/** Only what usually stands on a card, so that lists of homes load no other icon. */
const icons: Record<string, LucideIcon> = { 'bed-double': BedDouble, bath: Bath, ruler: Ruler }

/** The short figures of a card. */
export function useFacts(parameters: readonly StatedParameter[]): Fact[] {
  const { t } = useTranslation('common')
  const { locale } = useLanguage()
  const toText = ({ value, valueNames, unit }: StatedParameter) => {
    if (typeof value !== 'number') return valueNames.join(', ') || String(value)
    const figure = new Intl.NumberFormat(locale).format(value)
    return unit === 'sqm' ? t('units.sqm', { value: figure }) : figure
  }
  return parameters.map((parameter) => {
    const Icon = icons[parameter.icon] ?? CircleDot
    return { icon: <Icon aria-hidden />, text: toText(parameter), label: parameter.name }
  })
}
