import { useNavigate, useRevalidator } from 'react-router'
import { showToast } from '../../shell/toast.ts'

/** After any way in: the page learns who is there, and goes back to what they were doing. */
export function useArrival(next: string) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (greeting: string) => {
    await revalidate()
    showToast({ text: greeting })
    await navigate(next, { replace: true })
  }
}
