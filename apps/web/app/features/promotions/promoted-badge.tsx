import { classNames } from '@gable/ui/class-names'
import { useCallback } from 'react'
import './promoted-badge.css'
import '#app/shared/i18n/promotion-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useSite } from '#app/shell/site.ts'
import { watchPromotion } from './count-promotions.ts'

/** Says of a card that its place is paid for, and leads to what that means. */
export function PromotedBadge({ id, className }: { id: number; className?: string }) {
  const { t } = useTranslation('promotions')
  const { isDemo } = useSite().settings
  const watch = useCallback(
    // A demonstration counts nothing.
    (label: HTMLElement | null) => (label && !isDemo ? watchPromotion(label, id) : undefined),
    [id, isDemo],
  )
  return (
    <span ref={watch} className={classNames('promoted-badge', className)}>
      <LocalLink to="/how-results-are-ordered" className="ui-badge ui-badge-photo" aria-label={t('labelHint')}>
        {t('label')}
      </LocalLink>
    </span>
  )
}
