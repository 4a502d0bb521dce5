import { useNavigate, useRevalidator } from 'react-router'
import { showToast } from '#app/shared/toast.ts'

/** Where somebody goes who has come in, and how. */
export type Arrival = { next: string; arrive: (greeting: string) => Promise<void> }

/** After any way in: the page learns who is there, and goes back to what they were doing. */
export function useArrival(next: string): Arrival {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return {
    next,
    arrive: async (greeting) => {
      await revalidate()
      showToast({ text: greeting })
      await navigate(next, { replace: true })
    },
  }
}
