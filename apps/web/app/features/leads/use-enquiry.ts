import { sendEnquiry } from '@gable/contract/enquiries'
import { leastFormSeconds } from '@gable/domain/proof-of-work'
import { useRef, useState } from 'react'
import { dispatch } from '#app/shell/dispatcher.ts'
import { type EnquiryProblems, type EnquiryValues, findProblems } from './enquiry-values.ts'
import { solveChallenge } from './solve-challenge.ts'

/** Sends what was written; the challenge is worked on from the moment that the form opens. */
export function useEnquiry(propertyId: number, onSent: () => void) {
  const [solving, setSolving] = useState(begin)
  const [problems, setProblems] = useState<EnquiryProblems>({})
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function send(values: EnquiryValues) {
    const found = findProblems(values)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    setError(undefined)
    try {
      const solved = await solving
      await dispatch(sendEnquiry, { propertyId, ...values, ...solved })
      onSent()
    } catch (caught) {
      setError(caught)
      // It was good for one attempt.
      setSolving(begin())
    }
    setBusy(false)
  }

  return { form, send, problems, error, isBusy }
}

async function begin() {
  const [solved] = await Promise.all([solveChallenge(), pause(leastFormSeconds * 1_000)])
  return solved
}

/** Nobody writes faster; whoever pastes waits for the rest of it. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
