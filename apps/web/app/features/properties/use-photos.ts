import { type Photo, photoProblem, type PhotoProblem } from '@gable/domain/photo-rules'
import { useEffect, useRef, useState } from 'react'

export type ChosenPhoto = { id: string; file: File; previewUrl: string }
export type RefusedPhoto = { id: string; name: string; problem: PhotoProblem | 'photo_unreadable' }

const mostPhotos = 51

/** The photographs of a listing in their order; the first is the cover. */
export function usePhotos() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const [refused, setRefused] = useState<RefusedPhoto[]>([])
  const urls = useRef(new Set<string>())

  useEffect(() => {
    const made = urls.current
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [])

  async function add(files: readonly File[]) {
    const looked = await Promise.all(files.map(async (file) => ({ file, problem: await findProblem(file) })))
    const good = looked.filter(({ problem }) => !problem).map(({ file }) => choose(file))
    const bad = looked.flatMap(({ file, problem }) =>
      problem ? [{ id: crypto.randomUUID(), name: file.name, problem }] : [],
    )
    setPhotos((before) => [...before, ...good].slice(0, mostPhotos))
    setRefused((before) => [...before, ...bad])
  }

  function choose(file: File): ChosenPhoto {
    const previewUrl = URL.createObjectURL(file)
    urls.current.add(previewUrl)
    return { id: crypto.randomUUID(), file, previewUrl }
  }

  return {
    photos,
    refused,
    add,
    remove: (id: string) => setPhotos((before) => before.filter((photo) => photo.id !== id)),
    forgive: (id: string) => setRefused((before) => before.filter((photo) => photo.id !== id)),
    move: (from: number, to: number) => setPhotos((before) => moved(before, from, to)),
  }
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The server looks again; asking here first saves the upload. */
async function findProblem(file: File): Promise<RefusedPhoto['problem'] | undefined> {
  const photo: Photo = { mimeType: file.type, bytes: file.size, width: 1_000, height: 1_000 }
  // Type and weight are known without opening it; a picture of gigabytes is not even decoded.
  const early = photoProblem(photo)
  if (early) return early
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return photoProblem({ ...photo, width, height })
  } catch {
    return 'photo_unreadable'
  }
}
