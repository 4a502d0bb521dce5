import { fromWallTime, toWallTime } from '@gable/domain/zoned-time'
import { Button } from '@gable/ui/button'
import { Dialog } from '@gable/ui/dialog'
import { Field } from '@gable/ui/field'
import { TextInput } from '@gable/ui/text-input'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { readLocalTime, writeLocalTime } from './local-time.ts'
import { type AnsweredViewing, type ReadAnew, useViewingWork } from './use-viewing-work.ts'
import { useWhen } from './use-when.ts'

type MoveDialogProps = { viewing: AnsweredViewing; readAnew: ReadAnew | undefined; onClose: () => void }

/** Another day and time, in the zone of the home wherever its reader is. */
export function MoveDialog({ viewing, readAnew, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['viewings', 'common'])
  const { sayZone } = useWhen()
  const { answer, isBusy } = useViewingWork(readAnew)
  const [problem, setProblem] = useState(false)
  const { startsAt, timeZone, name } = viewing

  async function send(form: HTMLFormElement) {
    const wall = readLocalTime(String(new FormData(form).get('time') ?? ''))
    const chosen = wall && fromWallTime(wall, timeZone)
    const isFine = chosen !== undefined && chosen.getTime() > Date.now()
    setProblem(!isFine)
    if (!isFine) return form.querySelector('input')?.focus()
    if (await answer(viewing, 'move', { startsAt: chosen.toISOString() })) onClose()
  }

  return (
    <Dialog
      isOpen
      width={480}
      title={t('move.title')}
      description={t('move.text', { name: name || t('nameless') })}
      closeLabel={t('common:dialog.close')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget)
        }}
      >
        <Field
          label={t('move.date')}
          hint={t('move.hint', { zone: sayZone(startsAt, timeZone) })}
          error={problem ? t('move.problem') : undefined}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              name="time"
              dir="ltr"
              defaultValue={writeLocalTime(toWallTime(new Date(startsAt), timeZone))}
            />
          )}
        </Field>
        <Button type="submit" size="large" isWide isLoading={isBusy}>
          {t('move.send')}
        </Button>
      </form>
    </Dialog>
  )
}
