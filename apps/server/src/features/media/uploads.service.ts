import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { limitPerAccount } from '#platform/concurrency.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidRequest, notFound } from '#platform/errors.ts'
import type { FileStore } from '#platform/files.ts'
import { type ReceiveUpload, writeReceived } from '#platform/uploads.ts'
import { encodePreview } from './photo-intake.ts'
import { reserveSpace, returnSpace, type SpaceDeps } from './space.ts'
import {
  addPiece,
  addUpload,
  countPieces,
  findUpload,
  keepForUndo,
  listExpiredUploads,
  listUploadsOf,
  type NamingDraft,
  nameUploads,
  type NewUpload,
  postponeNamed,
  removeUpload,
  shortenLife,
} from './uploads.repository.ts'

export type UploadsService = ReturnType<typeof createUploadsService>
type Deps = SpaceDeps & { db: Db; files: FileStore }
type Removable = Awaited<ReturnType<typeof listExpiredUploads>>[number]

/** A draft may name anything; what cannot be an id is none. */
export const isUploadId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)
export const uploadLifetimeHours = 24
const batch = 100
/** Each is a file in the store. Our own pages send fifteen at most, and one more whenever a connection breaks. */
const maxPieces = 200
/** A page shows all the photographs and plans of one listing at once. */
const maxPreviewsEach = 60

/** Files that come in pieces over bad connections. Their bytes count against the space of their owner from the start. */
export function createUploadsService({ db, files, findLimits }: Deps) {
  const inShare = limitPerAccount(maxPreviewsEach)

  /** Files first, the row after: whatever interrupts it, what is left can be found again. */
  async function remove(upload: Removable) {
    await files.remove(upload.pieceKeys)
    await db.transaction().execute(async (tx) => {
      if (await removeUpload(tx, upload.id)) await returnSpace(tx, [upload])
    })
  }

  async function removeAll(list: () => Promise<Removable[]>) {
    for (let uploads = await list(); uploads.length > 0; uploads = await list()) {
      for (const upload of uploads) await remove(upload)
    }
  }

  const receive: ReceiveUpload = async (accountId, uploadId, filePath) => {
    const upload = await findUpload(db, accountId, uploadId)
    if (!upload || upload.receivedBytes < upload.sizeBytes) throw notFound('Upload')
    const received = await writeReceived(
      Readable.from(readPieces(files, upload)),
      filePath,
      upload.metadata['filename'] ?? '',
    )
    await shortenLife(db, uploadId)
    return received
  }

  return {
    receive,

    async create(upload: NewUpload) {
      const limits = await findLimits()
      await db.transaction().execute(async (tx) => {
        await reserveSpace(tx, upload.ownerId, [upload], limits)
        await addUpload(tx, upload, uploadLifetimeHours)
      })
    },

    /** Finished ones that a draft names live as long as the draft, whatever else happens to them. */
    nameInDraft: (tx: Tx, draft: NamingDraft, ids: string[]) => nameUploads(tx, draft, ids.filter(isUploadId)),
    keepForUndo,

    /** A small picture of what was uploaded, for its owner on another device. */
    encodePreview: (ownerId: number, id: string): Promise<Buffer> =>
      inShare(ownerId, async () => {
        const upload = await findUpload(db, ownerId, id)
        if (!upload || upload.receivedBytes < upload.sizeBytes) throw notFound('Upload')
        return encodePreview(() => buffer(Readable.from(readPieces(files, upload))))
      }),

    find: (ownerId: number, id: string) => findUpload(db, ownerId, id),

    /** False when another request has continued the upload at the same place. */
    async append(id: string, offset: number, piece: { filePath: string; sizeBytes: number }): Promise<boolean> {
      if ((await countPieces(db, id)) >= maxPieces) throw invalidRequest(413, 'It came in too many pieces')
      const key = `uploads/${id}/${offset}-${crypto.randomUUID()}`
      await files.putFile(key, piece.filePath, 'application/octet-stream')
      const isCounted = await addPiece(db, id, { key, offset, sizeBytes: piece.sizeBytes })
      if (!isCounted) await files.remove([key])
      return isCounted
    },

    async removeOwn(ownerId: number, id: string) {
      const upload = await findUpload(db, ownerId, id)
      if (!upload) throw notFound('Upload')
      await remove(upload)
    },

    async removeExpired() {
      while ((await postponeNamed(db, batch)) > 0);
      await removeAll(() => listExpiredUploads(db, batch))
    },
    eraseAllOf: (ownerId: number) => removeAll(() => listUploadsOf(db, ownerId, batch)),
  }
}

async function* readPieces(files: FileStore, { id, pieceKeys }: Pick<Removable, 'id' | 'pieceKeys'>) {
  for (const [index, key] of pieceKeys.entries()) {
    const piece = await files.find(key)
    if (!piece) throw new Error(`Piece ${index + 1} of upload ${id} is not in the store`)
    yield* piece.body as AsyncIterable<Buffer>
  }
}
