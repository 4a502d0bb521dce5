import { useState } from 'react'
import { useErrorText } from '#app/shared/error-text.ts'
import { showToast } from '#app/shared/toast.ts'

/** What the member keeps to say it again; asked for when it is first wanted. */
export function useReplies() {
  const toErrorText = useErrorText()
  const [replies, setReplies] = useState<string[]>()
  const tell = (error: unknown) => showToast({ id: 'chat', text: toErrorText(error), tone: 'bad' })

  async function load() {
    if (replies) return
    try {
      const { fetchReplies } = await import('./chat-calls.ts')
      setReplies(await fetchReplies())
    } catch (error) {
      tell(error)
    }
  }
  /** Shown at once, and as they were where it failed. */
  async function save(next: string[]) {
    const before = replies
    setReplies(next)
    try {
      const { keepReplies } = await import('./chat-calls.ts')
      setReplies(await keepReplies(next))
    } catch (error) {
      setReplies(before)
      tell(error)
    }
  }
  return { replies, load, save }
}
