import { useEffect, useRef } from 'react'
import type { Media } from '#app/features/uploads/use-media.ts'
import { toMedia } from './from-property.ts'
import type { Start } from './posting-start.ts'

/** A copy of a listing begins with copies of its photographs. */
export function useCopiedPhotos(start: Start, media: Media) {
  const hasBegun = useRef(false)
  useEffect(() => {
    if (start.kind !== 'copy' || hasBegun.current) return
    hasBegun.current = true
    const urls = toMedia(start.home).photos.flatMap(({ previewUrl }) => previewUrl ?? [])
    void fetchAll(urls).then((files) => media.add('photos', files))
  }, [start, media])
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
