import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type SaveBarProps = { changes: number; failure: string | undefined; isSaving: boolean; onDiscard: () => void }

/** In reach wherever the form is scrolled to, as long as there is something to save. */
export function SaveBar({ changes, failure, isSaving, onDiscard }: SaveBarProps) {
  const { t } = useTranslation('accounts')
  return (
    <div className="save-bar">
      {failure && (
        <Note tone="bad" isAlert className="w-full">
          {failure}
        </Note>
      )}
      <output className="save-bar-text">{t('profile.changes', { count: changes })}</output>
      <Button variant="quiet" className="text-ink" onClick={onDiscard}>
        {t('profile.discard')}
      </Button>
      <Button type="submit" isLoading={isSaving}>
        {t('profile.save')}
      </Button>
    </div>
  )
}
