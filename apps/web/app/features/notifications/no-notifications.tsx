import { buttonClass } from '@gable/ui/button'
import { EmptyState } from '@gable/ui/empty-state'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'

export function NoNotifications({ isGroup }: { isGroup: boolean }) {
  const { t } = useTranslation('notifications')
  if (!isGroup) {
    return (
      <section className="ui-panel">
        <EmptyState className="py-8" illustration="mailbox" title={t('empty')}>
          {t('emptyText')}
        </EmptyState>
      </section>
    )
  }
  const toAll = (
    <LocalLink to="/user/notifications" className={buttonClass({ variant: 'secondary' })}>
      {t('showAll')}
    </LocalLink>
  )
  return (
    <section className="ui-panel">
      <EmptyState className="py-8" illustration="mailbox" title={t('emptyGroup')} actions={toAll}>
        {t('emptyGroupText')}
      </EmptyState>
    </section>
  )
}
