import { Button } from '@gable/ui/button'
import { MapPin } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePositionQuestion } from '#app/shell/layout/use-position-question.ts'
import { useSite } from '#app/shell/site.ts'
import '#app/shared/i18n/notice-messages.ts'

/** Says why before the browser asks whether, where the homes near by would be. */
export function NearQuestion() {
  const { t } = useTranslation('notices')
  const { isOpen, isBusy, accept, decline } = usePositionQuestion()
  const { settings } = useSite()
  // Then it is asked at the edge of every page, and once is enough.
  if (!isOpen || settings.asksPositionAtOnce) return null
  return (
    <aside className="ui-section" aria-label={t('label')}>
      <div className="near-question">
        <span data-sign>
          <MapPin aria-hidden />
        </span>
        <p>{t('position.text')}</p>
        <div>
          <Button size="small" isLoading={isBusy} onClick={() => void accept()}>
            {t('position.accept')}
          </Button>
          <Button variant="quiet" size="small" onClick={decline}>
            {t('position.decline')}
          </Button>
        </div>
      </div>
    </aside>
  )
}
