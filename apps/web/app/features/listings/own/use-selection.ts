import { useState } from 'react'

/** Which rows of the page are chosen. What is not on the page any more is not chosen either: at most a page at once. */
export function useSelection(pageIds: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const ids = pageIds.filter((id) => chosen.has(id))
  return {
    ids,
    isAll: ids.length > 0 && ids.length === pageIds.length,
    has: (id: number) => chosen.has(id),
    toggle: (id: number) => setChosen(new Set(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(ids.length === pageIds.length ? [] : pageIds)),
    keep: (wanted: readonly number[]) => setChosen(new Set(wanted)),
  }
}
