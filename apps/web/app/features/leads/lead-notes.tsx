import { addLeadNote, type OpenLead } from '@gable/contract/leads'
import { maxLeadNoteWords } from '@gable/domain/lead-stages'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Button } from '@gable/ui/button'
import { Textarea } from '@gable/ui/textarea'
import type { SyntheticEvent } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useLanguage } from '#app/shell/site.ts'
import { useLeadWork } from './use-lead-work.ts'

/** What the lister writes down; nobody else reads it. */
export function LeadNotes({ lead: { id, notes }, now }: { lead: OpenLead; now: number }) {
  const { t } = useTranslation('leads')
  const { locale } = useLanguage()
  const { work, isBusy } = useLeadWork()

  async function add(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const note = String(new FormData(form).get('note')).trim()
    if (note && (await work(() => dispatch(addLeadNote, { id, note })))) form.reset()
  }

  return (
    <section>
      <h3>
        {t('notes.title')} <span className="font-normal text-ink-soft">{t('notes.private')}</span>
      </h3>
      <ul className="lead-notes">
        {notes.map((note) => (
          <li key={note.id}>
            <p dir="auto" className="written whitespace-pre-line">
              {note.text}
            </p>
            <time dateTime={note.createdAt} className="text-13 text-ink-soft">
              {formatRelativeTime(new Date(note.createdAt), new Date(now), locale)}
            </time>
          </li>
        ))}
      </ul>
      <form className="lead-form" onSubmit={(event) => void add(event)}>
        <Textarea
          name="note"
          rows={1}
          required
          maxLength={maxLeadNoteWords}
          aria-label={t('notes.add')}
          placeholder={t('notes.add')}
        />
        <Button type="submit" variant="secondary" isLoading={isBusy}>
          {t('notes.save')}
        </Button>
      </form>
    </section>
  )
}
