import { useEffect, useState } from 'react'
import { useSite } from '#app/shell/site.ts'
import { type ChatPlace, keyOf } from './chat-place.ts'
import { keepDraft, recallDraft } from './chat-storage.ts'

/** What was begun in a conversation and not sent, as it was left on this device. */
export function useDraft(place: ChatPlace): [string, (text: string) => void] {
  const memberId = useSite().account?.id ?? 0
  const key = keyOf(place)
  const [text, setText] = useState('')
  // After the first drawing, which has to be that of the server.
  useEffect(() => setText((typed) => typed || recallDraft(memberId, key)), [memberId, key])
  return [
    text,
    (next) => {
      setText(next)
      keepDraft(memberId, key, next)
    },
  ]
}
