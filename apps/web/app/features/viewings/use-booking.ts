import type { Input } from '@gable/contract/call'
import { getViewingSlots, requestViewing } from '@gable/contract/viewings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dispatch } from '#app/shell/dispatcher.ts'

export type BookedListing = Input<typeof getViewingSlots>

const isTaken = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'time_taken'

/** Asks for the free times, and for one of them. Whoever comes too late sees what is free now. */
export function useBooking(listing: BookedListing) {
  const {
    data,
    error: loadError,
    refetch,
  } = useQuery({
    queryKey: ['viewing-slots', listing],
    queryFn: async () => (await dispatch(getViewingSlots, listing)).data,
    staleTime: 0,
  })
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)

  async function ask(asked: { startsAt: string; isProposal: boolean; message: string }) {
    setBusy(true)
    setError(undefined)
    try {
      await dispatch(requestViewing, { ...listing, ...asked })
      setDone(true)
    } catch (caught) {
      setError(caught)
      if (isTaken(caught)) await refetch()
    } finally {
      setBusy(false)
    }
  }

  return { offered: data, error: error ?? loadError ?? undefined, isBusy, isDone, ask }
}
export type Booking = ReturnType<typeof useBooking>
