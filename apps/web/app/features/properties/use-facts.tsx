import type { PropertyCard } from '@gable/contract/property'
import type { Fact } from '@gable/ui/card'
import { Bath, BedDouble, CircleDot, type LucideIcon, Ruler } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site.ts'

type Parameter = PropertyCard['parameters'][number]

const icons: Record<string, LucideIcon> = { bedrooms: BedDouble, bathrooms: Bath, area: Ruler }

export const iconOfParameter = (key: string): LucideIcon => icons[key] ?? CircleDot

/** The name of a parameter and its value with the unit, in the reader's language. */
export function useParameterText() {
  const { t } = useTranslation(['properties', 'common'])
  const { locale } = useLanguage()
  const translate = t as unknown as (key: string, values: object) => string
  return ({ key, value, unit }: Parameter) => {
    const figure = new Intl.NumberFormat(locale).format(value)
    return {
      name: translate(`properties:parameters.${key}`, { defaultValue: key }),
      value: unit === 'sqm' ? t('common:units.sqm', { value: figure }) : figure,
    }
  }
}

/** The short figures of a card. */
export function useFacts(parameters: readonly Parameter[]): Fact[] {
  const toText = useParameterText()
  return parameters.map((parameter) => {
    const Icon = iconOfParameter(parameter.key)
    const { name, value } = toText(parameter)
    return { icon: <Icon aria-hidden />, text: value, label: name }
  })
}
