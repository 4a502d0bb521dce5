/** `stalled` waits for the connection and goes on by itself; `failed` needs the person. */
export type UploadState = 'waiting' | 'uploading' | 'paused' | 'stalled' | 'failed' | 'done'

export type Upload = {
  id: string
  name: string
  sizeBytes: number
  sentBytes: number
  state: UploadState
  /** What the server knows it by once it is whole. */
  uploadId: string | undefined
  /** The code of what went wrong, for the ones that failed. */
  problem: string | undefined
}

export type TransferEvents = {
  onProgress: (sentBytes: number) => void
  onDone: (uploadId: string) => void
  onLost: () => void
  onRefused: (problem: string) => void
}
/** A transfer that runs. Stopped, it can be started again and goes on where it was; discarded, the server forgets it. */
export type Transfer = { stop: () => void; discard: () => void }
export type StartTransfer = (file: File, events: TransferEvents) => Transfer

export type UploadQueue = ReturnType<typeof createUploadQueue>

const atOnce = 3
const firstRetryMs = 1_000
const longestRetryMs = 15_000

type Entry = { upload: Upload; file: File; transfer?: Transfer | undefined; lossesInARow: number }

/** Sends files a few at a time, survives lost connections, and tells whoever listens what has become of each. */
export function createUploadQueue(startTransfer: StartTransfer) {
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  let snapshot: ReadonlyMap<string, Upload> = new Map()

  function change(id: string, changes: Partial<Upload>) {
    const entry = entries.get(id)
    if (!entry) return
    entry.upload = { ...entry.upload, ...changes }
    publish()
  }

  function publish() {
    snapshot = new Map([...entries].map(([id, { upload }]) => [id, upload]))
    for (const listener of listeners) listener()
  }

  function startWaiting() {
    const all = [...entries.values()]
    const free = atOnce - all.filter(({ upload }) => upload.state === 'uploading').length
    for (const entry of all.filter(({ upload }) => upload.state === 'waiting').slice(0, Math.max(0, free))) begin(entry)
  }

  function begin(entry: Entry) {
    const { id } = entry.upload
    change(id, { state: 'uploading', problem: undefined })
    // What a transfer says after it was stopped or replaced no longer counts.
    const ifCurrent = (react: () => void) => () => entry.upload.state === 'uploading' && react()
    entry.transfer = startTransfer(entry.file, {
      onProgress: (sentBytes) => {
        entry.lossesInARow = 0
        ifCurrent(() => change(id, { sentBytes }))()
      },
      onDone: (uploadId) =>
        ifCurrent(() => finish(id, { state: 'done', uploadId, sentBytes: entry.upload.sizeBytes }))(),
      onLost: ifCurrent(() => stall(entry)),
      onRefused: (problem) => ifCurrent(() => finish(id, { state: 'failed', problem }))(),
    })
  }

  function finish(id: string, changes: Partial<Upload>) {
    change(id, changes)
    startWaiting()
  }

  function stall(entry: Entry) {
    entry.lossesInARow += 1
    const waitMs = Math.min(firstRetryMs * 2 ** (entry.lossesInARow - 1), longestRetryMs)
    setTimeout(() => revive(entry.upload.id), waitMs)
    finish(entry.upload.id, { state: 'stalled' })
  }

  function revive(id: string) {
    if (entries.get(id)?.upload.state === 'stalled') resume(id)
  }

  function resume(id: string) {
    change(id, { state: 'waiting' })
    startWaiting()
  }

  return {
    add(id: string, file: File) {
      const upload = {
        id,
        name: file.name,
        sizeBytes: file.size,
        sentBytes: 0,
        ...fresh,
      }
      entries.set(id, { upload, file, lossesInARow: 0 })
      publish()
      startWaiting()
    },
    pause(id: string) {
      change(id, { state: 'paused' })
      entries.get(id)?.transfer?.stop()
      startWaiting()
    },
    resume,
    /** When the connection is back nobody waits for the next try. */
    reviveAll: () => [...entries.keys()].forEach(revive),
    remove(id: string) {
      const entry = entries.get(id)
      entries.delete(id)
      if (entry?.upload.state !== 'done') entry?.transfer?.discard()
      publish()
      startWaiting()
    },
    /** The page is left: what is on its way stops, and can be taken up again. */
    stop() {
      for (const { transfer } of entries.values()) transfer?.stop()
      entries.clear()
    },
    /** When nothing is on its way any more, however it ended. */
    settled(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => {
        if ([...snapshot.values()].some(isUnderWay)) return
        listeners.delete(look)
        resolve()
      }
      listeners.add(look)
      look()
      return promise
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => snapshot,
  }
}

const fresh = { state: 'waiting', uploadId: undefined, problem: undefined } as const

export const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'uploading' || state === 'stalled'
