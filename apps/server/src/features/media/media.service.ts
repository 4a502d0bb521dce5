import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ReceivedFile } from '@gable/contract/wire'
import type { Db, Tx } from '#platform/db.ts'
import type { FileStore } from '#platform/files.ts'
import { enqueue } from '#platform/jobs.ts'
import { makeVariants } from './media.jobs.ts'
import { addMedia, findOriginal, listMediaOf, type NewMedia, removeMedia, saveVariants } from './media.repository.ts'
import { inspectPhoto } from './photo-intake.ts'
import { encodePlaceholder, encodeVariant, variantFormats, type VariantFormat, variantWidths } from './variants.ts'

export type MediaService = ReturnType<typeof createMediaService>

export const variantKey = (mediaId: string, width: number | string, format: string) =>
  `media/${mediaId}/${width}.${format}`

const eraseBatch = 50
const formats = Object.keys(variantFormats) as VariantFormat[]
const variantKeys = (mediaId: string, widths: number[]) =>
  widths.flatMap((width) => formats.map((format) => variantKey(mediaId, width, format)))

export function createMediaService({ db, files }: { db: Db; files: FileStore }) {
  return {
    /** Before the transaction: what is in the store without a row is swept, a row without a file would be a lie. */
    async storeOriginals(ownerId: number, received: ReceivedFile[]): Promise<NewMedia[]> {
      const photos = await Promise.all(received.map(inspectPhoto))
      return Promise.all(
        received.map(async ({ filePath }, index) => {
          const { width, height, mimeType } = photos[index] as (typeof photos)[number]
          const id = randomUUID()
          const originalKey = `originals/${id}`
          await files.putFile(originalKey, filePath, mimeType)
          return { id, ownerId, originalKey, width, height }
        }),
      )
    },

    async addToLibrary(tx: Tx, media: NewMedia[]) {
      await addMedia(tx, media)
      for (const [index, { id }] of media.entries())
        await enqueue(tx, makeVariants, { mediaId: id, isCover: index === 0 })
    },

    /** The job. Done twice it writes the same files again. */
    async makeVariants({ mediaId }: { mediaId: string }) {
      const media = await findOriginal(db, mediaId)
      if (!media) return
      const stored = await files.find(media.originalKey)
      if (!stored) throw new Error(`The original of ${mediaId} is not in the store`)
      const original = await buffer(stored.body)
      const widths = variantWidths(media.width)
      for (const width of widths) {
        for (const format of formats) {
          const encoded = await encodeVariant(original, width, format)
          await files.put(variantKey(mediaId, width, format), encoded, variantFormats[format])
        }
      }
      const placeholder = await encodePlaceholder(original)
      await db.transaction().execute((tx) => saveVariants(tx, mediaId, { widths, placeholder }))
    },

    /** Files first, rows after: whatever interrupts it, what is left can be found again. */
    async eraseAllOf(ownerId: number) {
      for (;;) {
        const media = await listMediaOf(db, ownerId, eraseBatch)
        if (media.length === 0) return
        const keys = media.flatMap(({ id, originalKey, widths }) => [originalKey, ...variantKeys(id, widths)])
        await files.remove(keys)
        const ids = media.map(({ id }) => id)
        await db.transaction().execute((tx) => removeMedia(tx, ids))
      }
    },

    findVariant: (mediaId: string, width: string, format: string) => files.find(variantKey(mediaId, width, format)),
  }
}
