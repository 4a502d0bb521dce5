import { Button } from '@gable/ui/button'
import { MapPin } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { NoticeCard } from './notice-card.tsx'
import type { usePositionQuestion } from './use-position-question.ts'

type PositionNoticeProps = {
  isOffOnPhone: boolean | undefined
  question: Pick<ReturnType<typeof usePositionQuestion>, 'isBusy' | 'accept' | 'decline'>
}

/** Says why before the browser asks whether. */
export function PositionNotice({ isOffOnPhone, question: { isBusy, accept, decline } }: PositionNoticeProps) {
  const { t } = useTranslation('notices')
  return (
    <NoticeCard icon={<MapPin aria-hidden />} text={t('position.text')} isOffOnPhone={isOffOnPhone}>
      <Button size="small" isLoading={isBusy} onClick={() => void accept()}>
        {t('position.accept')}
      </Button>
      <Button variant="quiet" size="small" onClick={decline}>
        {t('position.decline')}
      </Button>
    </NoticeCard>
  )
}
