import { pendingFilesName } from '#app/shell/forget-member.ts'

/** A file that no draft names yet, kept in the browser so that a reload does not lose it. */
export type PendingFile = {
  id: string
  group: string
  slot: string
  file: File
  /** What the server knows it by, once it is whole. */
  uploadId?: string
}

const storeName = 'files'
let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(pendingFilesName, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName, { keyPath: 'id' }))
    request.addEventListener('success', () => {
      // Whoever signs out, in this tab or in another, waits for it.
      request.result.addEventListener('versionchange', () => {
        request.result.close()
        opened = undefined
      })
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no files')))
  })
  return opened
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const request = ask((await open()).transaction(storeName, mode).objectStore(storeName))
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no files')))
  })
}

// A private window or a full disk keeps nothing: then a reload asks for the files again, and nothing else changes.
export const savePendingFile = (pending: PendingFile) =>
  run('readwrite', (store) => store.put(pending)).catch(() => undefined)
export const removePendingFile = (id: string) => run('readwrite', (store) => store.delete(id)).catch(() => undefined)

/** Tells a file that a draft may name by now from one that was never whole. In one step, so that none forgotten returns. */
export const markArrived = (id: string, uploadId: string) =>
  run<PendingFile | undefined>('readwrite', (store) => {
    const reading = store.get(id)
    reading.addEventListener('success', () => reading.result && store.put({ ...reading.result, uploadId }))
    return reading
  }).catch(() => undefined)

export async function listPendingFiles(group: string): Promise<PendingFile[]> {
  const all = await run<PendingFile[]>('readonly', (store) => store.getAll()).catch(() => [])
  return all.filter((pending) => pending.group === group)
}

/** What was chosen before the draft had an id belongs to it from then on. In one step, as above. */
export const regroupFiles = (from: string, to: string) =>
  run<PendingFile[]>('readwrite', (store) => {
    const reading = store.getAll()
    reading.addEventListener('success', () => {
      for (const pending of reading.result as PendingFile[])
        if (pending.group === from) store.put({ ...pending, group: to })
    })
    return reading
  }).catch(() => undefined)
