import type { TurnDegrees } from '@gable/domain/photo-rules'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import { useEffect, useRef, useState } from 'react'
import { checkFile } from './file-checks.ts'
import { listPendingFiles, removePendingFile, savePendingFile, markArrived } from './pending-files.ts'
import {
  type MediaItem,
  type MediaLists,
  type MediaSlot,
  maxPerSlot,
  moved,
  noMedia,
  type RefusedFile,
  turned,
  withArrivals,
  withRoom,
} from './media-list.ts'
import { isUnderWay } from './upload-queue.ts'
import { useUploadQueue } from './use-upload-queue.ts'

export type Media = ReturnType<typeof useMedia>

/** The files of a form in their order, on their way to the server from the moment they are chosen. */
export function useMedia(initial: MediaLists, group: string) {
  const { queue, uploads } = useUploadQueue()
  const [lists, setLists] = useState(initial)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const previews = usePreviews()
  const change = (slot: MediaSlot, edit: (items: readonly MediaItem[]) => readonly MediaItem[]) =>
    setLists((before) => ({ ...before, [slot]: edit(before[slot]) }))

  async function addOne(slot: MediaSlot, file: File, id: string, room?: PictureRoom | null) {
    const checked = await checkFile(slot, file)
    const { name } = file
    const { problem } = checked
    if (problem) return setRefused((before) => [...before, { id, slot, name, problem }])
    const previewUrl = checked.previewUrl && previews.hold(checked.previewUrl)
    change(slot, (items) => [...items, { id, name, previewUrl, ...(room && { room }) }].slice(0, maxPerSlot[slot]))
    queue.add(id, file)
    // Not waited for: a browser that keeps it late has only a reload to fear.
    void savePendingFile({ id, group, slot, file })
  }

  async function add(slot: MediaSlot, files: readonly File[]) {
    // One place holds one file: the new one takes it.
    if (maxPerSlot[slot] === 1) for (const { id } of lists[slot]) remove(slot, id)
    const room = maxPerSlot[slot] === 1 ? 1 : maxPerSlot[slot] - lists[slot].length
    for (const file of files.slice(0, room)) await addOne(slot, file, crypto.randomUUID())
  }

  function remove(slot: MediaSlot, id: string) {
    change(slot, (items) => items.filter((item) => item.id !== id))
    queue.remove(id)
    void removePendingFile(id)
  }

  useResumePending(group, lists, addOne)
  useMarkArrived(uploads)

  const all = [...uploads.values()]
  return {
    lists: arrivedLists(lists, uploads),
    uploads,
    refused,
    add,
    /** Copies of photographs whose rooms are known. */
    async addPhotos(photos: readonly { file: File; room?: PictureRoom | null | undefined }[]) {
      for (const { file, room } of photos.slice(0, maxPerSlot.photos)) {
        await addOne('photos', file, crypto.randomUUID(), room)
      }
    },
    /** One that belongs to something with an id of its own, such as a floor; it takes the place of the last. */
    put(slot: MediaSlot, id: string, file: File) {
      remove(slot, id)
      return addOne(slot, file, id)
    },
    remove,
    pause: queue.pause,
    resume: queue.resume,
    move: (slot: MediaSlot, from: number, to: number) => change(slot, (items) => moved(items, from, to)),
    turn: (slot: MediaSlot, id: string, by: TurnDegrees) => change(slot, (items) => turned(items, id, by)),
    nameRoom: (slot: MediaSlot, id: string, room: PictureRoom | null) =>
      change(slot, (items) => withRoom(items, id, room)),
    forgive: (id: string) => setRefused((before) => before.filter((one) => one.id !== id)),
    replaceAll: setLists,
    /** What the server names for good no longer has to be found here after a reload. */
    forgetSaved(uploadIds: readonly string[]) {
      const named = new Set<string | undefined>(uploadIds)
      for (const { id, uploadId } of queue.getSnapshot().values()) if (named.has(uploadId)) void removePendingFile(id)
    },
    underWay: all.filter(isUnderWay),
    settled: queue.settled,
    problem: all.find(({ state }) => state === 'failed' || state === 'paused')?.state,
  }
}

const arrivedLists = (lists: MediaLists, uploads: Parameters<typeof withArrivals>[1]): MediaLists => ({
  photos: withArrivals(lists.photos, uploads),
  panorama: withArrivals(lists.panorama, uploads),
  documents: withArrivals(lists.documents, uploads),
  plans: withArrivals(lists.plans, uploads),
  shareImage: withArrivals(lists.shareImage, uploads),
})

/** After a reload: what had not arrived goes on where it was, and what no draft names is sent again. */
function useResumePending(
  group: string,
  lists: MediaLists,
  take: (slot: MediaSlot, file: File, id: string) => Promise<void>,
) {
  const latest = useRef({ lists, take })
  useEffect(() => {
    latest.current = { lists, take }
  })
  useEffect(() => {
    let isLeft = false
    async function resume() {
      for (const { id, slot, file, uploadId } of await listPendingFiles(group)) {
        const isSlot = slot in noMedia
        const known = Object.values(latest.current.lists).flat()
        const isNamed = uploadId !== undefined && known.some((item) => item.uploadId === uploadId)
        if (isNamed) void removePendingFile(id)
        if (isLeft || !isSlot || isNamed || known.some((item) => item.id === id)) continue
        await latest.current.take(slot as MediaSlot, file, id)
      }
    }
    void resume()
    return () => {
      isLeft = true
    }
  }, [group])
}

function useMarkArrived(uploads: ReturnType<typeof useUploadQueue>['uploads']) {
  const marked = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, uploadId } of uploads.values()) {
      if (!uploadId || marked.current.has(uploadId)) continue
      marked.current.add(uploadId)
      void markArrived(id, uploadId)
    }
  }, [uploads])
}

function usePreviews() {
  const [held] = useState(() => new Set<string>())
  useEffect(
    () => () => {
      for (const url of held) URL.revokeObjectURL(url)
    },
    [held],
  )
  return {
    hold(url: string) {
      held.add(url)
      return url
    },
  }
}
