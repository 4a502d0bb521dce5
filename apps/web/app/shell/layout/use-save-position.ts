import { useCallback } from 'react'
import { findPosition } from '#app/shared/position.ts'
import { positionReceived } from '../store/cache-slice.ts'
import { useDispatch } from '../store/use-store.ts'

/** Asks the browser where the reader is and keeps it; tells whether that worked. */
export function useSavePosition(): () => Promise<boolean> {
  const dispatch = useDispatch()
  return useCallback(async () => {
    const position = await findPosition()
    if (position) dispatch(positionReceived(position))
    return position !== undefined
  }, [dispatch])
}
