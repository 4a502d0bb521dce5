import { ButtonLink } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { Smartphone } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { findAppLink } from '#app/shell/app-link.ts'
import { useSite } from '#app/shell/site.ts'

/** For browsers without sockets, to which nobody can say that something was said. */
export function ChatBanner() {
  const { t } = useTranslation('chat')
  const { settings } = useSite()
  const isHydrated = useIsHydrated()
  if (!isHydrated || 'WebSocket' in globalThis) return null
  const link = findAppLink(settings.appstoreId)
  const action = link && (
    <ButtonLink href={link} variant="secondary" size="small" rel="noopener">
      {t('banner.open')}
    </ButtonLink>
  )
  return (
    <div className="chat-banner">
      <Note tone="warn" icon={<Smartphone aria-hidden />} lead={t('banner.title')} action={action}>
        {t(link ? 'banner.textApp' : 'banner.text')}
      </Note>
    </div>
  )
}
