import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalPath } from '#app/shell/site.ts'
import { type Confirmation, focusConfirmation } from './review-end.tsx'
import { showSummary } from './review-list.tsx'
import type { Problems } from './wizard-form.ts'

type Sending = { problems: Problems; isEdit: boolean; isReview: boolean; reviewPath: string }

/** Nothing is sent that is incomplete, or that nobody has confirmed; what was confirmed once stays so. */
export function useConfirmation({ problems, isEdit, isReview, reviewPath }: Sending) {
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const [isGiven, setGiven] = useState(isEdit)
  const [isMissed, setMissed] = useState(false)
  const confirmation: Confirmation = { isGiven, isMissing: isMissed && !isGiven, onChange: setGiven }

  /** Changes can be saved from every step, but only the review says what is wrong on all of them. */
  async function showProblems() {
    if (!isReview) await navigate(toLocal(reviewPath))
    showSummary()
  }

  function whenConfirmed(submit: () => void) {
    setMissed(!isGiven)
    if (problems.size > 0) return void showProblems()
    return isGiven ? submit() : focusConfirmation()
  }

  return { confirmation, whenConfirmed }
}
