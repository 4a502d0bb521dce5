import { useEffect } from 'react'
import { useSite } from '#app/shell/site.ts'
import { hasQueues } from './chat-storage.ts'

/** Sends what was left when a page was closed, on whatever page the member is next; and when the network is back. */
export function useResumeChats() {
  const memberId = useSite().account?.id
  useEffect(() => {
    if (memberId === undefined) return undefined
    const resume = () => void (hasQueues(memberId) && resumeOf(memberId))
    resume()
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [memberId])
}

async function resumeOf(memberId: number) {
  const { outboxOf } = await import('./use-outbox.ts')
  outboxOf(memberId).resume()
}
