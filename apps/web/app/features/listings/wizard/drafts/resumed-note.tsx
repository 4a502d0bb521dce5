import type { Draft } from '@gable/contract/drafts'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Button } from '@gable/ui/button'
import { Note } from '@gable/ui/note'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

type ResumedNoteProps = { draft: Draft; onDiscard: () => void }

/** The form shows more than the site does: whoever opens it again must know why. */
export function ResumedNote({ draft, onDiscard }: ResumedNoteProps) {
  const { t } = useTranslation('posting')
  const { locale } = useLanguage()
  const [openedAt] = useState(() => new Date())
  const time = formatRelativeTime(new Date(draft.updatedAt), openedAt, locale)
  return (
    <Note
      className="wizard-note"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          {t('resumed.discard')}
        </Button>
      }
    >
      {t('resumed.text', { time })}
    </Note>
  )
}
