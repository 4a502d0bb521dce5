import { useState } from 'react'
import { type Confirmation, focusConfirmation } from './review-end.tsx'
import { showSummary } from './review-list.tsx'
import type { Problems } from './wizard-form.ts'

/** Nothing is sent that is incomplete, or that nobody has confirmed; what was confirmed once stays so. */
export function useConfirmation(problems: Problems, isEdit: boolean) {
  const [isGiven, setGiven] = useState(isEdit)
  const [isMissed, setMissed] = useState(false)
  const confirmation: Confirmation = { isGiven, isMissing: isMissed && !isGiven, onChange: setGiven }

  function whenConfirmed(submit: () => void) {
    setMissed(!isGiven)
    if (problems.size > 0) return showSummary()
    return isGiven ? submit() : focusConfirmation()
  }

  return { confirmation, whenConfirmed }
}
