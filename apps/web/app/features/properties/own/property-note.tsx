import type { Property } from '@gable/contract/property'
import { Note, type NoteTone } from '@gable/ui/note'
import { RejectedNote } from '#app/features/listings/own/rejected-note.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { usePropertyState } from './use-property-state.ts'

type PropertyNoteProps = {
  property: Property
  now: number
  /** Also what needs no hurry. */
  isComplete?: boolean
}

/** What its lister should know about a home, and what to do about it; nothing when all is well. */
export function PropertyNote({ property, now, isComplete }: PropertyNoteProps) {
  const { t } = useTranslation('own')
  const { state, date } = usePropertyState(now)(property)
  if (state === 'rejected') return <RejectedNote reason={property.own?.rejectReason} />
  if (state === 'live' || state === 'under_offer') return null
  const isCalm = state === 'review' || state === 'paused' || state === 'taken'
  if (isCalm && !isComplete) return null
  const tone: NoteTone = state === 'expired' ? 'bad' : state === 'paused' || state === 'taken' ? 'info' : 'warn'
  return (
    <Note tone={tone} lead={state === 'expiring' ? t('note.expiring', { date }) : t(`note.${state}`)}>
      {t(`note.${state}Text`)}
    </Note>
  )
}
