import { useEffect, useRef, useState } from 'react'
import type { Problem } from './use-attempt.ts'

const rejections = new Set(['incorrect_details', 'code_expired'])

/** The digits of a code. Those that were refused go away and the field is ready, so that others can be typed at once. */
export function useCode(problem: Problem | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')
  const [seen, setSeen] = useState(problem)
  const isRejected = problem !== undefined && rejections.has(problem.code)
  if (problem !== seen) {
    setSeen(problem)
    if (isRejected) setCode('')
  }
  useEffect(() => {
    if (isRejected) form.current?.querySelector('input')?.focus()
  }, [isRejected])
  return { form, code, setCode }
}
