import type { PropertyDetail } from '@gable/contract/property'
import { Note } from '@gable/ui/note'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Why this page is not like others: still in review, or over. */
export function PropertyNotice({ property }: { property: PropertyDetail }) {
  const { t } = useTranslation(['detail', 'properties'])
  const ended = endOf(property)
  if (property.reviewState === 'rejected' || property.reviewState === 'pending') {
    const isRejected = property.reviewState === 'rejected'
    const lead = isRejected ? t('properties:detail.rejectedTitle') : t('properties:detail.inReviewTitle')
    return (
      <Note tone={isRejected ? 'bad' : 'warn'} lead={`${lead}.`} className="mb-6">
        {isRejected
          ? (property.own?.rejectReason ?? t('properties:detail.notPublicText'))
          : t('properties:detail.inReviewText')}
      </Note>
    )
  }
  if (!ended) return null
  const isForAll = ended === 'sold' || ended === 'rented'
  const action = property.similar.length > 0 && (
    <a href="#similar" className="ui-link print-hidden">
      {t('ended.show')}
    </a>
  )
  return (
    <Note tone="info" lead={`${t(`ended.${ended}`)}.`} action={action} className="mb-6">
      {isForAll ? property.similar.length > 0 && t('ended.text') : t('ended.ownText')}
    </Note>
  )
}

function endOf({ reviewState, isActive, marketState }: PropertyDetail) {
  if (reviewState === 'expired') return 'expired'
  if (!isActive) return 'inactive'
  return marketState === 'sold' || marketState === 'rented' ? marketState : undefined
}
