import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReceivedFile } from '@gable/contract/wire'
import { addTurns, type PhotoKind, type TurnDegrees } from '@gable/domain/photo-rules'
import type { PictureRoom } from '@gable/domain/picture-rooms'
import { limitConcurrency } from '#platform/concurrency.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { FileStore } from '#platform/files.ts'
import { enqueue } from '#platform/jobs.ts'
import { writeReceived } from '#platform/uploads.ts'
import { makeVariants } from './media.jobs.ts'
import {
  addMedia,
  findOriginal,
  listOriginals,
  lockMediaOf,
  lockUnusedMedia,
  type NewMedia,
  noteMediaUsed,
  removeMedia,
  saveRooms,
  saveVariants,
} from './media.repository.ts'
import { inspectPhoto, typeOf } from './photo-intake.ts'
import { listReferenced } from './references.repository.ts'
import { areVariantsMade, holdFiles, type KnownPhoto, listKnown, listUnshared } from './shared-files.repository.ts'
import { reserveSpace, returnSpace, type SpaceDeps } from './space.ts'
import { encodeVariants, variantFormats, type VariantFormat, variantKey, variantWidths } from './variants.ts'

export type MediaService = ReturnType<typeof createMediaService>
type Deps = SpaceDeps & { db: Db; files: FileStore }
/** How a picture is to be shown, and what it shows. */
export type Look = { turnDegrees?: TurnDegrees; room?: PictureRoom | null }
type Removable = Awaited<ReturnType<typeof lockMediaOf>>[number]

const batch = 50
const formats = Object.keys(variantFormats) as VariantFormat[]
/** Encoding fills a core; what waits its turn waits cheaply. */
const inTurn = limitConcurrency(availableParallelism())
const originalKey = (filesId: string) => `originals/${filesId}`

export function createMediaService({ db, files, findLimits }: Deps) {
  /** Files first, rows after: whatever interrupts it, what is left can be found again. */
  async function remove(tx: Tx, media: Removable[]) {
    if (media.length === 0) return
    const ids = media.map(({ id }) => id)
    const unshared = await listUnshared(tx, ids)
    // All that may have been written, also by a job that was interrupted.
    const keys = unshared.flatMap(({ filesId, width, kind }) => [
      originalKey(filesId),
      ...variantWidths(width, kind).flatMap((one) => formats.map((format) => variantKey(filesId, one, format))),
    ])
    await files.remove(keys)
    await returnSpace(tx, media)
    await removeMedia(tx, ids)
  }

  /** What the photographs are: of those that were sent before it is known, the others are looked at. */
  async function describe(received: ReceivedFile[], kind: PhotoKind, looks: readonly Look[]) {
    const known = new Map<string, KnownPhoto>()
    const fingerprints = received.map(({ sha256 }) => Buffer.from(sha256, 'hex'))
    for (const photo of await listKnown(db, fingerprints, kind)) {
      // Of a sending that broke off there is a row and no file; whoever sends the photograph again must bring it.
      if (await files.has(originalKey(photo.filesId)))
        known.set(keyOf(photo.fingerprint.toString('hex'), photo.turnDegrees), photo)
    }
    return Promise.all(
      received.map(async (file, index) => {
        const fingerprint = fingerprints[index] ?? Buffer.alloc(0)
        const { turnDegrees = 0, room = null } = looks[index] ?? {}
        const facts = known.get(keyOf(file.sha256, turnDegrees)) ?? {
          ...(await inspectPhoto(file, kind, turnDegrees)).facts,
          filesId: null,
        }
        return { ...facts, fingerprint, turnDegrees, room }
      }),
    )
  }

  const service = {
    /**
     * Before the transaction that uses them. The row comes first and nothing points to it yet: if the rest fails, the
     * sweep finds it, and the file with it.
     */
    async storeOriginals(
      ownerId: number,
      received: ReceivedFile[],
      kind: PhotoKind = 'photo',
      looks: readonly Look[] = [],
    ): Promise<NewMedia[]> {
      if (received.length === 0) return []
      const photos = await describe(received, kind, looks)
      const limits = await findLimits()
      const media = await db.transaction().execute(async (tx) => {
        const there = await holdFiles(
          tx,
          photos.flatMap(({ filesId }) => filesId ?? []),
        )
        const added = photos.map((facts, index): NewMedia => {
          const id = randomUUID()
          const { sizeBytes = 0 } = received[index] ?? {}
          const filesId = facts.filesId !== null && there.has(facts.filesId) ? facts.filesId : null
          return { ...facts, id, ownerId, kind, filesId, originalKey: originalKey(id), sizeBytes }
        })
        await reserveSpace(tx, ownerId, added, limits)
        await addMedia(tx, added)
        return added
      })
      await Promise.all(
        received.map(async ({ filePath }, index) => {
          const { id, filesId } = media[index] as NewMedia
          if (filesId === null) await files.putFile(originalKey(id), filePath, await typeOf(filePath))
        }),
      )
      return media
    },

    /**
     * Copies of own pictures, turned further, by the ids of those. Addresses of pictures are cached for ever, so that
     * another view of one is another picture; whatever no listing shows any more is swept.
     */
    async storeTurned(ownerId: number, turns: ReadonlyMap<string, TurnDegrees>): Promise<Map<string, NewMedia>> {
      if (turns.size === 0) return new Map()
      const originals = await listOriginals(db, ownerId, [...turns.keys()])
      const copies = new Map<string, NewMedia>()
      // One after another, and none stays on the disk: a few letters may ask for all pictures of a listing.
      for (const { id, filesId, kind, turnDegrees, room } of originals) {
        const look = { turnDegrees: addTurns(turnDegrees, turns.get(id) ?? 0), room }
        const [copy] = await withTemporaryFolder(async (folder) => {
          const file = await fetchOriginal(filesId ?? id, join(folder, id))
          return service.storeOriginals(ownerId, [file], kind, [look])
        })
        if (copy) copies.set(id, copy)
      }
      return copies
    },

    /** In the transaction in which the listing got its pictures. */
    nameRooms: saveRooms,

    /** In the transaction that points to them. The first is the cover, which cards show before anything else. */
    async addToLibrary(tx: Tx, media: NewMedia[]) {
      if (media.length === 0) return
      const ids = media.map(({ id }) => id)
      await noteMediaUsed(tx, ids)
      for (const [index, mediaId] of ids.entries()) {
        await enqueue(tx, makeVariants, { mediaId, isCover: index === 0 })
      }
    },

    /** The job. Done twice it writes the same files again; what shares files finds them made. */
    async makeVariants({ mediaId }: { mediaId: string }) {
      const media = await findOriginal(db, mediaId)
      if (!media) return
      const filesId = media.filesId ?? mediaId
      const widths = variantWidths(media.width, media.kind)
      const isShared = media.filesId !== null && (await areVariantsMade(db, filesId))
      if (!isShared) await inTurn(() => encode(filesId, widths, media.turnDegrees))
      await saveVariants(db, mediaId, widths)
    },

    async eraseAllOf(ownerId: number) {
      for (let removed = batch; removed > 0; ) {
        removed = await db.transaction().execute(async (tx) => {
          const media = await lockMediaOf(tx, ownerId, batch)
          await remove(tx, media)
          return media.length
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
        await remove(tx, orphans)
        return unused.length
      })
    },
  }
  return service

  async function openOriginal(filesId: string): Promise<Readable> {
    const stored = await files.find(originalKey(filesId))
    if (!stored) throw new Error(`The original of ${filesId} is not in the store`)
    return stored.body
  }

  async function fetchOriginal(filesId: string, filePath: string): Promise<ReceivedFile> {
    return writeReceived(await openOriginal(filesId), filePath, filesId)
  }

  async function encode(filesId: string, widths: number[], turnDegrees: TurnDegrees) {
    const original = await buffer(await openOriginal(filesId))
    // The store takes one while the next is encoded.
    let putting: Promise<unknown> = Promise.resolve()
    for await (const { width, format, body } of encodeVariants(original, widths, turnDegrees)) {
      await putting
      putting = files.put(variantKey(filesId, width, format), body, variantFormats[format])
    }
    await putting
  }
}

const keyOf = (sha256: string, turnDegrees: TurnDegrees) => `${sha256}:${turnDegrees}`

async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-turned-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
