import { classNames } from '@gable/ui/class-names'
import type { ReactNode } from 'react'
import '#app/shared/i18n/notice-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type NoticeCardProps = { icon: ReactNode; text: string; children: ReactNode; isOffOnPhone: boolean | undefined }

/** Lies over the edge of the page and moves nothing; it waits until somebody has time for it. */
export function NoticeCard({ icon, text, children, isOffOnPhone }: NoticeCardProps) {
  const { t } = useTranslation('notices')
  return (
    <aside className={classNames('notice-card print-hidden', isOffOnPhone && 'max-md:hidden')} aria-label={t('label')}>
      <span data-sign>{icon}</span>
      <p>{text}</p>
      <div data-actions>{children}</div>
    </aside>
  )
}
