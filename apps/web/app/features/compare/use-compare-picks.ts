import { useState } from 'react'
import { maxCompared } from './compare-table.ts'

/** Which homes of a list are to be compared; those that are no longer on it are not. */
export function useComparePicks(listed: readonly number[]) {
  const [chosen, setChosen] = useState<readonly number[]>([])
  const ids = chosen.filter((id) => listed.includes(id))
  return {
    count: ids.length,
    isFull: ids.length >= maxCompared,
    isPicked: (id: number) => ids.includes(id),
    pick: (id: number) => setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => setChosen([]),
  }
}
