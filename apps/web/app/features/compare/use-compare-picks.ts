import { useState } from 'react'
import { mostCompared } from './compare-table.ts'

/** Which homes of a list are to be compared. */
export function useComparePicks() {
  const [ids, setIds] = useState<readonly number[]>([])
  return {
    count: ids.length,
    isFull: ids.length >= mostCompared,
    isPicked: (id: number) => ids.includes(id),
    pick: (id: number) =>
      setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    clear: () => setIds([]),
  }
}
