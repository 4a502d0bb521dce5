import { type OpenLead, updateLead } from '@gable/contract/leads'
import { Button } from '@gable/ui/button'
import { TextInput } from '@gable/ui/text-input'
import { AlarmClock, Check } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useDay } from './use-day.ts'
import { useLeadWork } from './use-lead-work.ts'

/** A day on which the lister wants to hear of this lead again. */
export function LeadReminder({ lead: { id, remindOn, isDue } }: { lead: OpenLead }) {
  const { t } = useTranslation('leads')
  const toDay = useDay()
  const { work, isBusy } = useLeadWork()
  const [isChanging, setChanging] = useState(false)
  if (!remindOn || isChanging) {
    return <ReminderForm id={id} remindOn={remindOn} onDone={() => setChanging(false)} />
  }
  return (
    <section>
      <h3>{t('reminder.title')}</h3>
      <div className="lead-remind">
        <span data-sign="warn">
          <AlarmClock aria-hidden />
        </span>
        <div className="min-w-0 flex-[1_1_160px]">
          <p className="font-medium">{toDay(remindOn)}</p>
          <p className="text-14 text-ink-soft">{t(isDue ? 'reminder.due' : 'reminder.text')}</p>
        </div>
        <div className="flex gap-2">
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {t('reminder.change')}
          </Button>
          <Button
            variant="secondary"
            isLoading={isBusy}
            onClick={() => void work(() => dispatch(updateLead, { id, remindOn: '' }), t('reminder.doneToast'))}
          >
            <Check aria-hidden />
            {t('reminder.done')}
          </Button>
        </div>
      </div>
    </section>
  )
}

type ReminderFormProps = { id: number; remindOn: string | null; onDone: () => void }

function ReminderForm({ id, remindOn, onDone }: ReminderFormProps) {
  const { t } = useTranslation('leads')
  const { work, isBusy } = useLeadWork()

  async function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const day = String(new FormData(event.currentTarget).get('day'))
    if (await work(() => dispatch(updateLead, { id, remindOn: day }), t('reminder.saved'))) onDone()
  }

  return (
    <section>
      <h3>
        <label htmlFor="lead-day">{t('reminder.title')}</label>
      </h3>
      <form className="lead-form" onSubmit={(event) => void save(event)}>
        <TextInput id="lead-day" type="date" name="day" required defaultValue={remindOn ?? ''} />
        <Button type="submit" variant="secondary" isLoading={isBusy}>
          {t('reminder.set')}
        </Button>
      </form>
    </section>
  )
}
