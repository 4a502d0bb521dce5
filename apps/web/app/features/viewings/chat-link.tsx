import type { Viewing } from '@gable/contract/viewings'
import { iconButtonClass } from '@gable/ui/icon-button'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

/** The conversation of the two about this home. */
export function ChatLink({ viewing: { accountId, propertyId, projectId } }: { viewing: Viewing }) {
  const { t } = useTranslation('viewings')
  const about = projectId > 0 ? `project=${projectId}` : `property=${propertyId}`
  return (
    <LocalLink
      to={`/user/chat?user=${accountId}&${about}`}
      className={iconButtonClass('line')}
      aria-label={t('openChat')}
    >
      <MessageCircle className="rtl:-scale-x-100" aria-hidden />
    </LocalLink>
  )
}
