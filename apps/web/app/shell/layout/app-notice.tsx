import { ButtonLink } from '@gable/ui/button'
import { IconButton } from '@gable/ui/icon-button'
import { Smartphone, X } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { undismissApp, dismissApp } from '../app-link.ts'
import { NoticeCard } from './notice-card.tsx'

type AppNoticeProps = { link: string; isOffOnPhone: boolean | undefined; onShow: (isShown: boolean) => void }

/** For browsers that cannot chat or be notified; whoever does not want it never sees it again. */
export function AppNotice({ link, isOffOnPhone, onShow }: AppNoticeProps) {
  const { t } = useTranslation(['notices', 'common'])

  function dismiss() {
    dismissApp()
    onShow(false)
    const undo = () => {
      undismissApp()
      onShow(true)
    }
    showToast({ text: t('app.dismissed'), action: { label: t('common:actions.undo'), run: undo } })
  }

  return (
    <NoticeCard icon={<Smartphone aria-hidden />} text={t('app.text')} isOffOnPhone={isOffOnPhone}>
      <ButtonLink href={link} size="small" rel="noopener">
        {t('app.open')}
      </ButtonLink>
      <IconButton size="small" label={t('app.dismiss')} onClick={dismiss}>
        <X aria-hidden />
      </IconButton>
    </NoticeCard>
  )
}
