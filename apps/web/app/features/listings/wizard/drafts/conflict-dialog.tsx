import { formatRelativeTime } from '@gable/domain/relative-time'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import type { OtherDraft } from './use-draft.ts'

type ConflictDialogProps = { other: OtherDraft | undefined; onTakeTheirs: () => void; onKeepMine: () => void }

/** Two devices wrote the same draft: nobody but the person can know which one is right. */
export function ConflictDialog({ other, onTakeTheirs, onKeepMine }: ConflictDialogProps) {
  const { t } = useTranslation(['posting', 'common'])
  const { locale } = useLanguage()
  if (!other) return null
  const time = formatRelativeTime(new Date(other.draft.updatedAt), new Date(other.readAt), locale)
  return (
    <Dialog
      title={t('conflict.title')}
      description={t('conflict.text', { time })}
      closeLabel={t('common:dialog.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onKeepMine()
      }}
      actions={
        <>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button onClick={onKeepMine}>{t('conflict.mine')}</Button>
        </>
      }
    />
  )
}
