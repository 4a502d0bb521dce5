import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ReceivedFile } from '@gable/contract/wire'
import type { Viewer } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { forbidden, notFound } from '#platform/errors.ts'
import type { FileStore } from '#platform/files.ts'
import { enqueue } from '#platform/jobs.ts'
import type { Scanner } from '#platform/virus-scanner.ts'
import { inspectDocument, toDocumentName } from './document-intake.ts'
import { type DocumentType, documentEndings, isSound } from './document-types.ts'
import * as documents from './documents.repository.ts'
import { createFileGrants } from './file-grants.ts'
import { prepareDocument } from './media.jobs.ts'
import type { PdfInspector } from './pdf/pdf-inspector.ts'
import { storeCleanPdf } from './pdf/store-clean-pdf.ts'
import { listReferenced } from './references.repository.ts'
import { inspectSound } from './sound/sound-intake.ts'
import type { SoundReader } from './sound/sound-reader.ts'
import { storeSound } from './sound/store-sound.ts'
import { reserveSpace, returnSpace, type SpaceDeps } from './space.ts'
import { encodeSheet } from './variants.ts'

export type DocumentsService = ReturnType<typeof createDocumentsService>
type Deps = SpaceDeps & {
  db: Db
  files: FileStore
  secret: string
  scan: Scanner | undefined
  inspectPdf: PdfInspector
  readSound: SoundReader
}
type Intake = { inspect?: (file: ReceivedFile) => Promise<DocumentType>; seconds?: number | null }
type Removable = Awaited<ReturnType<typeof documents.listDocumentsOf>>[number]

const batch = 50
/** What its owner learns; of a virus no more than of a script. */
const toShownState = (state: 'pending' | 'quarantined' | 'refused') =>
  state === 'pending' ? ('checking' as const) : ('refused' as const)

/** Papers and plans. Which of them somebody may have is for the feature that shows them to say; here it is signed. */
export function createDocumentsService({ db, files, findLimits, secret, scan, inspectPdf, readSound }: Deps) {
  const grants = createFileGrants(secret)
  const removeFiles = (removed: Removable[]) =>
    files.remove(removed.flatMap(({ originalKey, servedKey }) => [originalKey, ...(servedKey ? [servedKey] : [])]))

  return {
    /** Before the transaction that uses them, as with pictures: the row first, so that a failure is swept. */
    async store(
      ownerId: number,
      received: ReceivedFile[],
      { inspect = inspectDocument, seconds = null }: Intake = {},
    ): Promise<documents.NewDocument[]> {
      if (received.length === 0) return []
      const added: documents.NewDocument[] = []
      // One after another: looking into them is work, and there are few.
      for (const file of received) {
        const [mediaType, id] = [await inspect(file), randomUUID()]
        const { sizeBytes } = file
        const name = toDocumentName(file.fileName)
        added.push({ id, ownerId, name, mediaType, originalKey: `originals/${id}`, sizeBytes, seconds })
      }
      const limits = await findLimits()
      await db.transaction().execute(async (tx) => {
        await reserveSpace(
          tx,
          ownerId,
          received.map(({ sizeBytes }) => ({ sizeBytes })),
          limits,
        )
        await documents.addDocuments(tx, added)
      })
      for (const [index, { originalKey }] of added.entries()) {
        await files.putFile(originalKey, received[index]?.filePath ?? '', 'application/octet-stream')
      }
      return added
    },

    /** The same for sound; how long it is, its recorder says until it is measured. */
    async storeSound(ownerId: number, file: ReceivedFile, seconds: number) {
      return (await this.store(ownerId, [file], { inspect: inspectSound, seconds }))[0]
    },

    /** In the transaction that points to them. */
    async keep(tx: Tx, added: documents.NewDocument[]) {
      if (added.length === 0) return
      const ids = added.map(({ id }) => id)
      await documents.noteDocumentsUsed(tx, ids)
      for (const { id, ownerId } of added) await enqueue(tx, prepareDocument, { documentId: id, ownerId })
    },

    /** The job: looked at by the scanner if there is one, written anew, and only then ready. */
    async prepare({ documentId }: { documentId: string }, { isLastAttempt = false } = {}) {
      const document = await documents.findDocument(db, documentId)
      if (document?.state !== 'pending') return
      const { originalKey, mediaType } = document
      const open = async () => {
        const found = await files.find(originalKey)
        if (!found) throw new Error(`The original of ${documentId} is not in the store`)
        return found.body
      }
      if (scan && (await scan(await open())) === 'infected') {
        await documents.saveDocumentState(db, documentId, { state: 'quarantined', servedKey: null })
        return
      }
      if (isSound(mediaType)) {
        const sound = await storeSound(await open(), {
          ...{ files, id: documentId, type: mediaType, readSound, isLastAttempt },
        })
        const isKept = await documents.saveDocumentState(
          db,
          documentId,
          sound ? { state: 'ready', ...sound } : { state: 'refused', servedKey: null },
        )
        if (!isKept && sound) await files.remove([sound.servedKey])
        return
      }
      const servedKey = `documents/${documentId}.${documentEndings[mediaType]}`
      if (mediaType === 'image/webp') {
        await files.put(servedKey, await encodeSheet(await buffer(await open())), mediaType)
      } else if (!(await storeCleanPdf(await open(), { files, servedKey, inspectPdf, isLastAttempt }))) {
        await documents.saveDocumentState(db, documentId, { state: 'refused', servedKey: null })
        // An earlier version may have let it through.
        await files.remove([servedKey])
        return
      }
      const isSaved = await documents.saveDocumentState(db, documentId, { state: 'ready', servedKey })
      if (!isSaved) await files.remove([servedKey])
    },

    /** Again for those that are still waiting, though nobody will look at them. */
    async prepareForgotten() {
      for (const { id, ownerId } of await documents.listForgottenDocuments(db, 1_000)) {
        await db.transaction().execute((tx) => enqueue(tx, prepareDocument, { documentId: id, ownerId }))
      }
    },

    /** For those the caller has already found the viewer may see, in the order of the ids; what is not ready for its owner alone. */
    async present(viewer: Viewer, ids: string[]) {
      const byId = new Map((await documents.listDocuments(db, ids)).map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = byId.get(id)
        if (!row || (row.state !== 'ready' && row.ownerId !== viewer?.accountId)) return []
        const url = `/api/files/${id}?grant=${grants.issue(id, viewer)}`
        const state = row.state === 'ready' ? undefined : toShownState(row.state)
        return [{ id, name: row.name, url, type: row.mediaType, size: row.sizeBytes, state }]
      })
    },

    /** The same for those who may know of each other's files before they are looked at; nobody else has them then. */
    async describe(viewer: Viewer, ids: string[], from: Db = db) {
      const rows = await documents.listDocuments(from, ids)
      return rows.map(({ id, name, mediaType, sizeBytes, seconds, levels, state }) => ({
        id,
        name,
        url: `/api/files/${id}?grant=${grants.issue(id, viewer)}`,
        type: mediaType,
        size: sizeBytes,
        seconds,
        levels,
        state: state === 'ready' ? ('ready' as const) : toShownState(state),
      }))
    },

    /** The bytes, for whoever the address was signed for. */
    async open(id: string, grant: string, viewer: Viewer) {
      if (!grants.isValid(grant, id, viewer)) throw forbidden('This address is not for you, or it is too old')
      const document = await documents.findDocument(db, id)
      if (!document) throw notFound('File')
      const isOwn = document.ownerId === viewer?.accountId
      // A PDF that nobody has looked at yet goes back to whoever sent it, and to nobody else.
      const waitingKey = isOwn && document.mediaType === 'application/pdf' ? document.originalKey : undefined
      const key =
        document.state === 'ready' ? document.servedKey : document.state === 'pending' ? waitingKey : undefined
      const found = key ? await files.find(key) : undefined
      if (!found) throw notFound('File')
      return {
        ...found,
        mediaType: document.mediaType,
        fileName: `${document.name}.${documentEndings[document.mediaType]}`,
      }
    },

    async eraseAllOf(ownerId: number) {
      for (;;) {
        const some = await documents.listDocumentsOf(db, ownerId, batch)
        if (some.length === 0) return
        await removeFiles(some)
        await db.transaction().execute(async (tx) => {
          await returnSpace(tx, some)
          const ids = some.map(({ id }) => id)
          await documents.removeDocuments(tx, ids)
        })
      }
    },

    async sweepSome(): Promise<number> {
      return db.transaction().execute(async (tx) => {
        const unused = await documents.lockUnusedDocuments(tx, batch)
        const ids = unused.map(({ id }) => id)
        const referenced = new Set(await listReferenced(tx, 'document', ids))
        if (referenced.size > 0) await documents.noteDocumentsUsed(tx, [...referenced])
        const orphans = unused.filter(({ id }) => !referenced.has(id))
        await removeFiles(orphans)
        await returnSpace(tx, orphans)
        const orphanIds = orphans.map(({ id }) => id)
        await documents.removeDocuments(tx, orphanIds)
        return unused.length
      })
    },
  }
}
