import { maxViewingWords } from '@gable/domain/viewing-moves'
import { fromWallTime } from '@gable/domain/zoned-time'
import { Button } from '@gable/ui/button'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { Textarea } from '@gable/ui/textarea'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { readLocalTime } from './local-time.ts'
import { SlotPicker } from './slot-picker.tsx'
import type { Booking } from './use-booking.ts'
import { useWhen } from './use-when.ts'

type BookFormProps = { offered: NonNullable<Booking['offered']>; booking: Booking }

const isAhead = (time: string) => Date.parse(time) > Date.now()

export function BookForm({ offered, booking }: BookFormProps) {
  const { t } = useTranslation('viewings')
  const { sayShort, sayZone } = useWhen()
  const { slots, timeZone, lengthMinutes } = offered
  const [isOther, setOther] = useState(slots.length === 0)
  const [picked, setPicked] = useState<string>()
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const [hasProblem, setProblem] = useState(false)
  const wall = readLocalTime(typed)
  // A time that somebody else has taken meanwhile is not chosen any more.
  const chosen = isOther ? wall && fromWallTime(wall, timeZone)?.toISOString() : slots.find((slot) => slot === picked)

  function send() {
    const isFine = chosen !== undefined && isAhead(chosen)
    setProblem(!isFine)
    if (isFine) void booking.ask({ startsAt: chosen, isProposal: isOther, message })
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className="text-14 text-ink-soft">
        {`${t('minutes', { count: lengthMinutes })} · ${sayZone(chosen ?? slots[0], timeZone)}`}
      </p>
      {slots.length === 0 && <p className="text-14">{t('book.noneFree')}</p>}
      {isOther ? (
        <Field label={t('move.date')} isRequired error={hasProblem && !chosen ? t('move.problem') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              dir="ltr"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </Field>
      ) : (
        <SlotPicker name="slot" slots={slots} timeZone={timeZone} chosen={picked} onChoose={setPicked} />
      )}
      <Field label={t('book.message')} optionalLabel={t('book.optional')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            dir="auto"
            maxLength={maxViewingWords}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" size="large" isWide isLoading={booking.isBusy} aria-disabled={!chosen || undefined}>
        {chosen ? t('book.ask', { when: sayShort(chosen, timeZone) }) : t('book.choose')}
      </Button>
      {slots.length > 0 && (
        <Button variant="quiet" onClick={() => setOther(!isOther)}>
          {t(isOther ? 'book.back' : 'book.other')}
        </Button>
      )}
    </form>
  )
}
