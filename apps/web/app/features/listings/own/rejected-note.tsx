import { Note } from '@gable/ui/note'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

/** Why staff sent a listing back, in their words, and what to do about it. */
export function RejectedNote({ reason }: { reason: string | null | undefined }) {
  const { t } = useTranslation('own')
  return (
    <Note tone="bad">
      <p dir="auto" className="written font-semibold">
        {reason || t('note.rejected')}
      </p>
      {t('note.rejectedText')}
    </Note>
  )
}
