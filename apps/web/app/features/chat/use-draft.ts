import { useState } from 'react'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useSite } from '#app/shell/site.ts'
import { type ChatPlace, keyOf } from './chat-place.ts'
import { keepDraft, recallDraft } from './chat-storage.ts'

/** What was begun in a conversation and not sent, as it was left on this device. */
export function useDraft(place: ChatPlace): [string, (text: string) => void] {
  const memberId = useSite().account?.id ?? 0
  const key = keyOf(place)
  const [typed, setTyped] = useState<string>()
  // The server knows none, and the first drawing has to be the same.
  const isHydrated = useIsHydrated()
  return [
    typed ?? (isHydrated ? recallDraft(memberId, key) : ''),
    (text) => {
      setTyped(text)
      keepDraft(memberId, key, text)
    },
  ]
}
