import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import type { FileStore } from '#platform/files.ts'
import { handle, type JobHandler } from '#platform/jobs.ts'
import { createScanner } from '#platform/virus-scanner.ts'
import { documentsRoutes } from './documents.routes.ts'
import { exportedMedia } from './exported-media.ts'
import { createHandOverFiles } from './hand-over-files.ts'
import { createDocumentsService } from './documents.service.ts'
import { makeVariants, prepareDocument } from './media.jobs.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMediaService } from './media.service.ts'
import { createPdfInspector } from './pdf/pdf-inspector.ts'
import type { PublicListings } from './shown-pictures.repository.ts'
import { createShownPictures } from './shown-pictures.ts'
import { createSoundReader } from './sound/sound-reader.ts'
import type { SpaceDeps } from './space.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import { createUploadsService } from './uploads.service.ts'

type Deps = SpaceDeps & {
  db: Db
  files: FileStore
  secret: string
  mediaUrl: string
  clamdUrl: string | undefined
  qpdfPath: string
  ffmpegPath: string
  publicListings: PublicListings
}

/** Enough for an hour of a large site; what is left is for the next hour. */
const maxRounds = 2_000

/** Pictures, documents and the uploads they come from. */
export function composeMedia({ clamdUrl, qpdfPath, ffmpegPath, ...deps }: Deps) {
  const service = createMediaService(deps)
  const documents = createDocumentsService({
    ...deps,
    scan: clamdUrl ? createScanner(clamdUrl) : undefined,
    inspectPdf: createPdfInspector(qpdfPath),
    readSound: createSoundReader(ffmpegPath),
  })
  const uploads = createUploadsService(deps)
  const pictures = createShownPictures(deps)

  async function sweep() {
    await uploads.removeExpired()
    for (const sweepSome of [service.sweepSome, documents.sweepSome]) {
      for (let round = 0; round < maxRounds && (await sweepSome()) > 0; round += 1);
    }
  }
  const jobs: JobHandler[] = [
    handle(makeVariants, service.makeVariants),
    handle(prepareDocument, (payload, _, isLastAttempt) => documents.prepare(payload, { isLastAttempt })),
    { name: 'media.prepare-forgotten', cron: '*/5 * * * *', run: documents.prepareForgotten },
    { name: 'media.sweep', cron: '23 * * * *', run: sweep },
  ]
  return {
    service,
    documents,
    pictures,
    handOverFiles: createHandOverFiles(deps),
    /** What a draft names lives as long as the draft. */
    draftUploads: { name: uploads.nameInDraft, keepForUndo: uploads.keepForUndo },
    jobs,
    receiveUpload: uploads.receive,
    exportAllOf: exportedMedia(deps.db, deps.files),
    async eraseAllOf(ownerId: number) {
      await uploads.eraseAllOf(ownerId)
      await documents.eraseAllOf(ownerId)
      await service.eraseAllOf(ownerId)
    },
    siteRoutes: (site: FastifyInstance) => mediaRoutes(site, pictures),
    routes(api: FastifyInstance) {
      uploadsRoutes(api, uploads)
      documentsRoutes(api, documents)
    },
  }
}
