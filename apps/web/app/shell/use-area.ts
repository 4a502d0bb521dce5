import { type AreaMeasure, formatArea } from '@gable/domain/area-measure'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from './site.ts'

/** How this reader measures what a parameter says: plots may have a unit of their own. */
export function useMeasure(): (key: string) => AreaMeasure {
  const { areas } = useSite()
  return (key) => (key === 'plot' ? areas.plot : areas.home)
}

/** Writes square metres for this reader, with the sign. */
export function useArea(): (area: number, key: string) => string {
  const { t } = useTranslation('common')
  const { locale } = useLanguage()
  const measureOf = useMeasure()
  return (area, key) => {
    const measure = measureOf(key)
    return t('units.area', { value: formatArea(area, measure, locale), unit: measure.sign })
  }
}
