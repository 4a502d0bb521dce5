import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalPath } from '#app/shell/site.ts'

/** Saves what waits to be saved, and goes to the account. */
export function useLeaving(flush: () => Promise<void>) {
  const navigate = useNavigate()
  const toLocal = useLocalPath()
  const [isLeaving, setLeaving] = useState(false)
  async function leave() {
    setLeaving(true)
    await flush()
    setLeaving(false)
    await navigate(toLocal('/user'))
  }
  return { leave: () => void leave(), isLeaving }
}

/** Whether an address is a step of the form at this path. */
export function useIsInside(path: string) {
  const inside = useLocalPath()(path)
  return (pathname: string) => pathname === inside || pathname.startsWith(`${inside}/`)
}
