import { type OwnTimes, saveViewingSlots } from '@gable/contract/viewings'
import { useState } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { showToast } from '#app/shared/toast.ts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { useViewingWork } from '../use-viewing-work.ts'
import type { LoadedTimes } from './load-times.server.ts'
import { emptyTimes, findWindowProblems } from './times-values.ts'

/** The times as they are on the page, and what is wrong with them. */
export function useTimesForm({ times, timeZone, homeId }: LoadedTimes) {
  const { t } = useTranslation('viewings')
  const { work, isBusy } = useViewingWork()
  const stored = times ?? emptyTimes(timeZone)
  const [values, setValues] = useState<OwnTimes>(stored)
  const problems = findWindowProblems(values.windows, values.lengthMinutes)
  const isBackwards = values.daysOff.some(({ from, until }) => until < from)

  async function save() {
    if (problems.size > 0 || isBackwards) {
      showToast({ id: 'viewing', text: t('slots.faulty'), tone: 'bad' })
      return document.querySelector<HTMLElement>('.viewing-times [aria-invalid]')?.focus()
    }
    await work(() => dispatch(saveViewingSlots, { ...values, propertyId: homeId }), t('slots.saved'))
  }

  return {
    values,
    problems,
    isBusy,
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
    change: (changes: Partial<OwnTimes>) => setValues((before) => ({ ...before, ...changes })),
    discard: () => setValues(stored),
    save,
  }
}
export type TimesForm = ReturnType<typeof useTimesForm>
