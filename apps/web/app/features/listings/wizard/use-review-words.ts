import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import type { StepName } from './define-listing-wizard.ts'
import { useWizard } from './wizard-context.ts'

/** What the last step says first: what is missing, or that nothing is. Changes are saved and not sent. */
export function useReviewHead(missing: number, isEdit: boolean): { title: string | undefined; text: string } {
  const { t } = useTranslation('posting')
  const title = isEdit ? t('bar.saveChanges') : undefined
  if (missing > 0) return { title, text: t('texts.reviewMissing', { count: missing }) }
  return { title, text: t(isEdit ? 'texts.reviewEdit' : 'texts.reviewReady') }
}

/** What a field is called where it is not seen, by its path. */
export function useFieldLabel(ownLabel: (path: string) => string | undefined): (path: string) => string {
  const { t } = useTranslation(['posting', 'translations'])
  const labels: Record<string, string> = {
    title: t('fields.title'),
    description: t('fields.description'),
    translations: t('translations:title'),
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
  return (path) => ownLabel(path) ?? labels[path.startsWith('translations.') ? 'translations' : path] ?? path
}

/** What a step holds, in one line. */
export function useStepSummary(ownSummary: (step: StepName) => string | undefined): (step: StepName) => string {
  const { t } = useTranslation('posting')
  const toList = useShortList()
  const { values, media } = useWizard()
  const { photos, documents, panorama } = media.lists
  const summaries: Partial<Record<StepName, string>> = {
    media: toList([
      t('review.photosCount', { count: photos.length }),
      values.videoLink !== '' && t('review.video'),
      panorama.length > 0 && t('review.panorama'),
      documents.length > 0 && t('review.documentsCount', { count: documents.length }),
    ]),
    search: values.metaTitle || values.metaDescription || t('review.fromListing'),
  }
  return (step) => ownSummary(step) ?? summaries[step] ?? ''
}

/** Several short facts in one line; those that are not there are left out. */
export function useShortList(): (parts: readonly (string | false | undefined)[]) => string {
  const { locale } = useLanguage()
  const format = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  return (parts) => format.format(parts.filter((part) => typeof part === 'string'))
}
