import { useTranslation } from 'react-i18next'

/** What the last step says first: what is missing, or that nothing is. */
export function useReviewText(missing: number, isEdit: boolean): string {
  const { t } = useTranslation('posting')
  if (missing > 0) return t('texts.reviewMissing', { count: missing })
  return t(isEdit ? 'texts.reviewEdit' : 'texts.reviewReady')
}
