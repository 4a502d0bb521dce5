import type { StatedParameter } from '@gable/contract/catalogue'
import type { Fact } from '@gable/ui/card'
import { Bath, BedDouble, CircleDot, type LucideIcon, Ruler } from 'lucide-react'
import { useLanguage } from '#app/shell/site.ts'
import { useArea } from '#app/shell/use-area.ts'

/** Only what usually stands on a card, so that lists of homes load no other icon. */
const icons: Record<string, LucideIcon> = { 'bed-double': BedDouble, bath: Bath, ruler: Ruler }

/** The short figures of a card. */
export function useFacts(parameters: readonly StatedParameter[]): Fact[] {
  const { locale } = useLanguage()
  const toArea = useArea()
  const toText = ({ key, value, valueNames, unit }: StatedParameter) => {
    if (typeof value !== 'number') return valueNames.join(', ') || String(value)
    return unit === 'sqm' ? toArea(value, key) : new Intl.NumberFormat(locale).format(value)
  }
  return parameters.map((parameter) => {
    const Icon = icons[parameter.icon] ?? CircleDot
    return { icon: <Icon aria-hidden />, text: toText(parameter), label: parameter.name }
  })
}
