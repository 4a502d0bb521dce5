import { useTranslation } from 'react-i18next'
import { useLanguage } from '#app/shell/site.ts'
import { useProject } from './project-context.ts'
import type { ProjectStep } from './project-values.ts'

/** What a field is called where it is not seen, by its path. */
export function useProjectLabel(): (path: string) => string {
  const { t } = useTranslation(['posting', 'projects'])
  const { values } = useProject()
  const labels: Record<string, string> = {
    categoryId: t('projects:posting.category'),
    title: t('fields.title'),
    description: t('fields.description'),
    address: t('fields.address'),
    city: t('fields.city'),
    state: t('fields.state'),
    country: t('fields.country'),
    latitude: t('fields.pin'),
    photos: t('media.photosTitle'),
    videoLink: t('media.video'),
    metaDescription: t('search.metaDescription'),
    metaKeywords: t('search.keywords'),
  }
  return (path) => {
    const [group, id] = path.split('.')
    if (group !== 'plans') return labels[path] ?? path
    const index = values.plans.findIndex((plan) => plan.id === id)
    return values.plans[index]?.title || t('projects:plans.floor', { number: index + 1 })
  }
}

/** What a step holds, in one line. */
export function useProjectSummary(): (step: ProjectStep) => string {
  const { t } = useTranslation(['posting', 'projects'])
  const { locale } = useLanguage()
  const { values, categories, media } = useProject()
  const list = (parts: readonly (string | false | undefined)[]) =>
    new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
      parts.filter((part) => typeof part === 'string'),
    )
  const { photos, documents } = media.lists
  const category = categories.find(({ id }) => String(id) === values.categoryId)?.name
  return (step) => {
    const summaries: Record<ProjectStep, string> = {
      basics: list([t(`projects:posting.types.${values.type}`), category, values.title]),
      place: list([values.address, values.city]),
      media: list([
        t('review.photosCount', { count: photos.length }),
        values.videoLink !== '' && t('review.video'),
        documents.length > 0 && t('review.documentsCount', { count: documents.length }),
      ]),
      plans: t('projects:plans.count', { count: values.plans.length }),
      search: values.metaTitle || values.metaDescription || t('review.fromListing'),
      review: '',
    }
    return summaries[step]
  }
}
