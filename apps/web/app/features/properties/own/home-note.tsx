import type { Property } from '@gable/contract/property'
import { Note, type NoteTone } from '@gable/ui/note'
import { useTranslation } from 'react-i18next'
import { RejectedNote } from '#app/features/listings/own/rejected-note.tsx'
import { useHomeState } from './use-home-state.ts'

type HomeNoteProps = {
  home: Property
  now: number
  /** Also what needs no hurry. */
  isComplete?: boolean
}

/** What its lister should know about a home, and what to do about it; nothing when all is well. */
export function HomeNote({ home, now, isComplete }: HomeNoteProps) {
  const { t } = useTranslation('own')
  const { state, date } = useHomeState(now)(home)
  if (state === 'rejected') return <RejectedNote reason={home.own?.rejectReason} />
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
