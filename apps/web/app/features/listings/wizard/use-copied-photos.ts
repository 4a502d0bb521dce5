import { useEffect, useRef } from 'react'
import type { Media } from '#app/features/uploads/use-media.ts'
import type { PhotoToCopy } from './define-listing-wizard.ts'

/** A copy of a listing begins with copies of its photographs, and with what they show. */
export function useCopiedPhotos(photos: readonly PhotoToCopy[] | undefined, media: Media) {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!photos || hasBegun.current) return
    hasBegun.current = true
    void fetchAll(photos).then((copies) => media.addPhotos(copies))
  }, [photos, media])
}

async function fetchAll(photos: readonly PhotoToCopy[]) {
  const copies = []
  for (const [index, { url, room }] of photos.entries()) {
    const answer = await fetch(url).catch(() => undefined)
    // One that cannot be fetched is missing in the grid, where everybody sees it.
    if (!answer?.ok) continue
    copies.push({ file: new File([await answer.blob()], `photo-${index + 1}.jpg`, { type: 'image/jpeg' }), room })
  }
  return copies
}
