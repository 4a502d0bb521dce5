import { useEffect, useRef } from 'react'
import type { Media } from '#app/features/uploads/use-media.ts'

/** A copy of a listing begins with copies of its photographs. */
export function useCopiedPhotos(urls: readonly string[] | undefined, media: Media) {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!urls || hasBegun.current) return
    hasBegun.current = true
    void fetchAll(urls).then((files) => media.add('photos', files))
  }, [urls, media])
}

async function fetchAll(urls: readonly string[]): Promise<File[]> {
  const files: File[] = []
  for (const [index, url] of urls.entries()) {
    const answer = await fetch(url).catch(() => undefined)
    // One that cannot be fetched is missing in the grid, where everybody sees it.
    if (answer?.ok) files.push(new File([await answer.blob()], `photo-${index + 1}.jpg`, { type: 'image/jpeg' }))
  }
  return files
}
