import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../../shell/error-text.ts'
import { type Gate, gateOf } from '../../../wizard/gates/find-gate.ts'
import { showSummary } from '../../../wizard/review-list.tsx'
import type { Posting } from './posting-context.ts'
import type { Start } from './posting-start.ts'
import { changedFields, toCallFields } from './to-call.ts'

export type Sent = { slug: string; isInReview: boolean }
type SubmitOptions = {
  posting: Posting
  start: Start
  draftId: string | undefined
  /** Called when it is on the server for good: from then on there is nothing to save. */
  onSent: (sent: Sent) => void
}

/** Sends once at a time, after the last upload has arrived, and under one key for as long as nothing changes. */
export function useSubmit({ posting, start, draftId, onSent }: SubmitOptions) {
  const toErrorText = useErrorText()
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'sending'>('idle')
  const [failure, setFailure] = useState<string>()
  const [gate, setGate] = useState<Gate>()
  const latest = useRef(posting)
  const tried = useRef({ body: '', key: '' })
  useEffect(() => {
    latest.current = posting
  })

  /** A retry after a lost answer is the same sending; after a change it is another. */
  function keyFor(body: unknown): string {
    const written = JSON.stringify(body)
    if (tried.current.body !== written) tried.current = { body: written, key: crypto.randomUUID() }
    return tried.current.key
  }

  async function send(): Promise<Sent> {
    const { values, parameters, media } = latest.current
    const fields = toCallFields(values, parameters)
    const calls = await import('./send-posting.ts')
    if (start.kind !== 'edit') {
      const body = { fields, media: media.lists, draftId }
      const { slug } = await calls.sendPosting({ ...body, idempotencyKey: keyFor(body) })
      return { slug, isInReview: true }
    }
    const { id, slug, own } = start.home
    const changes = changedFields(toCallFields(start.values, parameters), fields)
    const body = { id, slug, version: own?.version ?? 1, changes, media: { before: start.media, after: media.lists } }
    const saved = await calls.sendChanges({ ...body, idempotencyKey: keyFor(body) })
    return { slug: saved.slug, isInReview: saved.reviewState === 'pending' }
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
      onSent(await send())
    } catch (error) {
      const found = gateOf(error)
      setGate(found)
      if (!found) setFailure(toErrorText(error))
      stop()
    }
  }

  function stop() {
    setPhase('idle')
    showSummary()
  }

  return { submit, phase, failure, gate, closeGate: () => setGate(undefined) }
}
