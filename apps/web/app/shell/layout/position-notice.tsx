import { Button } from '@gable/ui/button'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberAnswer } from '#app/shared/position.ts'
import { showToast } from '#app/shared/toast.ts'
import { NoticeCard } from './notice-card.tsx'
import { useSavePosition } from './use-save-position.ts'

type PositionNoticeProps = { isOffOnPhone: boolean | undefined; onEnd: () => void }

/** Says why before the browser asks whether. */
export function PositionNotice({ isOffOnPhone, onEnd }: PositionNoticeProps) {
  const { t } = useTranslation('notices')
  const savePosition = useSavePosition()
  const [isBusy, setBusy] = useState(false)

  async function accept() {
    setBusy(true)
    const isSaved = await savePosition()
    rememberAnswer('accepted')
    showToast({ text: isSaved ? t('position.saved') : t('position.failed') })
    onEnd()
  }

  function decline() {
    rememberAnswer('declined')
    onEnd()
  }

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
