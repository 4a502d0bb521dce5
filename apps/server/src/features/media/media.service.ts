import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { buffer } from 'node:stream/consumers'
import type { ReceivedFile } from '@gable/contract/wire'
import type { PhotoKind } from '@gable/domain/photo-rules'
import { atATime } from '#platform/at-a-time.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { FileStore } from '#platform/files.ts'
import { enqueue } from '#platform/jobs.ts'
import { makeVariants } from './media.jobs.ts'
import {
  addMedia,
  findOriginal,
  listMediaOf,
  lockUnusedMedia,
  type NewMedia,
  noteMediaUsed,
  removeMedia,
  saveVariants,
} from './media.repository.ts'
import { inspectPhoto } from './photo-intake.ts'
import { listReferenced } from './references.repository.ts'
import { reserveSpace, returnSpace, type SpaceDeps } from './space.ts'
import { encodeVariants, variantFormats, type VariantFormat, variantKey, variantWidths } from './variants.ts'

export type MediaService = ReturnType<typeof createMediaService>
type Deps = SpaceDeps & { db: Db; files: FileStore }
type Removable = Awaited<ReturnType<typeof listMediaOf>>[number]

const batch = 50
const formats = Object.keys(variantFormats) as VariantFormat[]
/** Encoding fills a core; what waits its turn waits cheaply. */
const inTurn = atATime(availableParallelism())

export function createMediaService({ db, files, findLimits }: Deps) {
  async function removeFiles(media: Removable[]) {
    // All that may have been written, also by a job that was interrupted.
    const variants = ({ id, width, kind }: Removable) =>
      variantWidths(width, kind).flatMap((one) => formats.map((format) => variantKey(id, one, format)))
    await files.remove(media.flatMap((one) => [one.originalKey, ...variants(one)]))
  }

  return {
    /**
     * Before the transaction that uses them. The row comes first and nothing points to it yet: if the rest fails, the
     * sweep finds it, and the file with it.
     */
    async storeOriginals(ownerId: number, received: ReceivedFile[], kind: PhotoKind = 'photo'): Promise<NewMedia[]> {
      if (received.length === 0) return []
      const photos = await Promise.all(received.map((file) => inspectPhoto(file, kind)))
      const media = photos.map(({ facts }, index) => {
        const id = randomUUID()
        const { sizeBytes = 0 } = received[index] ?? {}
        return { ...facts, id, ownerId, kind, originalKey: `originals/${id}`, sizeBytes }
      })
      const limits = await findLimits()
      await db.transaction().execute(async (tx) => {
        await reserveSpace(tx, ownerId, media, limits)
        await addMedia(tx, media)
      })
      await Promise.all(
        received.map(({ filePath }, index) =>
          files.putFile(media[index]?.originalKey ?? '', filePath, photos[index]?.mimeType ?? ''),
        ),
      )
      return media
    },

    /** In the transaction that points to them. The first is the cover, which cards show before anything else. */
    async addToLibrary(tx: Tx, media: NewMedia[]) {
      if (media.length === 0) return
      const ids = media.map(({ id }) => id)
      await noteMediaUsed(tx, ids)
      for (const [index, mediaId] of ids.entries()) {
        await enqueue(tx, makeVariants, { mediaId, isCover: index === 0 })
      }
    },

    /** The job. Done twice it writes the same files again. */
    async makeVariants({ mediaId }: { mediaId: string }) {
      const media = await findOriginal(db, mediaId)
      if (!media) return
      const widths = variantWidths(media.width, media.kind)
      await inTurn(async () => {
        const stored = await files.find(media.originalKey)
        if (!stored) throw new Error(`The original of ${mediaId} is not in the store`)
        const original = await buffer(stored.body)
        // The store takes one while the next is encoded.
        let putting: Promise<unknown> = Promise.resolve()
        for await (const { width, format, body } of encodeVariants(original, widths)) {
          await putting
          putting = files.put(variantKey(mediaId, width, format), body, variantFormats[format])
        }
        await putting
      })
      await saveVariants(db, mediaId, widths)
    },

    /** Files first, rows after: whatever interrupts it, what is left can be found again. */
    async eraseAllOf(ownerId: number) {
      for (;;) {
        const media = await listMediaOf(db, ownerId, batch)
        if (media.length === 0) return
        await removeFiles(media)
        await db.transaction().execute(async (tx) => {
          await returnSpace(tx, media)
          const ids = media.map(({ id }) => id)
          await removeMedia(tx, ids)
        })
      }
    },

    /** Removes some that nothing has shown for a day, and says how many it looked at. */
    async sweepSome(): Promise<number> {
      return db.transaction().execute(async (tx) => {
        const unused = await lockUnusedMedia(tx, batch)
        const ids = unused.map(({ id }) => id)
        const referenced = new Set(await listReferenced(tx, 'media', ids))
        if (referenced.size > 0) await noteMediaUsed(tx, [...referenced])
        const orphans = unused.filter(({ id }) => !referenced.has(id))
        await removeFiles(orphans)
        await returnSpace(tx, orphans)
        const orphanIds = orphans.map(({ id }) => id)
        await removeMedia(tx, orphanIds)
        return unused.length
      })
    },
  }
}
