import { useEffect, useRef, useState } from 'react'
import type { Media } from '#app/features/uploads/use-media.ts'
import { useErrorText } from '#app/shared/error-text.ts'
import { useOneAtATime } from '#app/shared/use-one-at-a-time.ts'
import { type Gate, gateOf } from './gates/find-gate.ts'
import { showSummary } from './review-list.tsx'
import type { Problems } from './wizard-form.ts'

type SubmitOptions<Sent> = {
  media: Media
  problems: Problems
  /** Sends what the form holds when it is called, under a key that stays the same while nothing changes. */
  send: (keyFor: (body: unknown) => string) => Promise<Sent>
  onSent: (sent: Sent) => void
  saveDraft: () => Promise<void>
}

/** Sends once at a time, after the last upload has arrived. */
export function useSubmit<Sent>(options: SubmitOptions<Sent>) {
  const toErrorText = useErrorText()
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'sending'>('idle')
  const [failure, setFailure] = useState<string>()
  const [gate, setGate] = useState<Gate>()
  const latest = useRef(options)
  const oneAtATime = useOneAtATime()
  const tried = useRef({ body: '', key: '' })
  useEffect(() => {
    latest.current = options
  })

  /** A retry after a lost answer is the same sending; after a change it is another. */
  function keyFor(body: unknown): string {
    const written = JSON.stringify(body)
    if (tried.current.body !== written) tried.current = { body: written, key: crypto.randomUUID() }
    return tried.current.key
  }

  async function submit() {
    if (phase !== 'idle') return
    setFailure(undefined)
    setPhase('waiting')
    await latest.current.media.settled()
    // What arrived last is known to the next drawing of the page.
    await new Promise((resolve) => setTimeout(resolve))
    if (latest.current.problems.size > 0) return stop()
    setPhase('sending')
    try {
      options.onSent(await latest.current.send(keyFor))
    } catch (error) {
      const found = gateOf(error)
      // The dialog says that the draft is kept and leads away from here.
      if (found) await latest.current.saveDraft()
      setGate(found)
      if (!found) setFailure(toErrorText(error))
      stop()
    }
  }

  function stop() {
    setPhase('idle')
    showSummary()
  }

  return { submit: () => oneAtATime(submit), phase, failure, gate, closeGate: () => setGate(undefined) }
}
