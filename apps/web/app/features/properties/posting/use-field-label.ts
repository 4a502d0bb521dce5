import { useTranslation } from 'react-i18next'
import { usePosting } from './posting-context.ts'

/** What a field is called where it is not seen, by its path. */
export function useFieldLabel(): (path: string) => string {
  const { t } = useTranslation('posting')
  const { parameters, facilities } = usePosting()
  const labels: Record<string, string> = {
    categoryId: t('fields.category'),
    title: t('fields.title'),
    price: t('fields.price'),
    description: t('fields.description'),
    address: t('fields.address'),
    city: t('fields.city'),
    state: t('fields.state'),
    country: t('fields.country'),
    latitude: t('fields.pin'),
    photos: t('media.photosTitle'),
    videoLink: t('media.video'),
    metaTitle: t('search.metaTitle'),
    metaDescription: t('search.metaDescription'),
    metaKeywords: t('search.keywords'),
  }
  return (path) => {
    const [group, id] = path.split('.')
    const asked = group === 'parameters' ? parameters : group === 'facilities' ? facilities : []
    return asked.find((one) => String(one.id) === id)?.name ?? labels[path] ?? path
  }
}
