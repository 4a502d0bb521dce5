import { useEffect } from 'react'

let last: unknown

/** What the page shows, for as long as it does: if the next results do not come, these stay. */
export function useLastResults(shown: object) {
  useEffect(() => {
    last = shown
    return () => {
      last = undefined
    }
  }, [shown])
}

/** The new results, or what was there before them; a page that shows none yet fails as a whole. */
export async function orLastResults<Results extends object>(coming: Promise<Results>, note: Partial<Results>) {
  try {
    return await coming
  } catch (error) {
    // A redirect is an answer too.
    if (!last || error instanceof Response) throw error
    return { ...(last as Results), ...note }
  }
}
