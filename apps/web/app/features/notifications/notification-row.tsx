import type { Notification } from '@gable/contract/notifications'
import { Button } from '@gable/ui/button'
import { Picture } from '@gable/ui/picture'
import { VisuallyHidden } from '@gable/ui/visually-hidden'
import type { ReactNode } from 'react'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { NotificationIcon } from './notification-icon.ts'

type NotificationRowProps = { notification: Notification; time: string; onRead: () => void }

/** Opening what it is about marks it as read; what leads nowhere has a button for it. */
export function NotificationRow({ notification, time, onRead }: NotificationRowProps) {
  const { t } = useTranslation('notifications')
  const { url, isRead, image, title, message, createdAt, kind, tone } = notification
  const source = image && toPictureSource(image)
  return (
    <li className="notification-row" data-tone={tone} data-unread={!isRead || undefined}>
      <NotificationIcon kind={kind} tone={tone} />
      <div className="min-w-0">
        <h3 dir="auto" className="written">
          {!isRead && <VisuallyHidden>{t('notRead')}: </VisuallyHidden>}
          <Opened url={url} onOpen={isRead ? undefined : onRead}>
            {title}
          </Opened>
        </h3>
        <p dir="auto" className="written">
          {message}
        </p>
        <time dateTime={createdAt}>{time}</time>
        {!isRead && url === null && (
          <Button variant="quiet" size="small" className="notification-mark" onClick={onRead}>
            {t('mark')}
          </Button>
        )}
      </div>
      {source && <Picture source={source} alt="" sizes="72px" />}
    </li>
  )
}

type OpenedProps = { url: string | null; onOpen: (() => void) | undefined; children: ReactNode }

const Opened = ({ url, onOpen, children }: OpenedProps) =>
  url === null ? (
    children
  ) : (
    <LocalLink to={url} className="notification-link" onClick={onOpen}>
      {children}
    </LocalLink>
  )
