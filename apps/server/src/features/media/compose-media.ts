import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/db.ts'
import type { FileStore } from '#platform/files.ts'
import { handle, type JobHandler } from '#platform/jobs.ts'
import { makeVariants } from './media.jobs.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMediaService } from './media.service.ts'
import type { Space } from './storage-use.repository.ts'
import { uploadsRoutes } from './uploads.routes.ts'
import { createUploadsService } from './uploads.service.ts'

type Deps = { db: Db; files: FileStore; findLimits: () => Promise<Space> }

/** Pictures, documents and the uploads they come from. */
export function composeMedia(deps: Deps) {
  const service = createMediaService(deps)
  const uploads = createUploadsService(deps)
  const jobs: JobHandler[] = [
    handle(makeVariants, service.makeVariants),
    { name: 'media.sweep', cron: '23 * * * *', run: uploads.removeExpired },
  ]
  return {
    service,
    jobs,
    receiveUpload: uploads.receive,
    async eraseAllOf(ownerId: number) {
      await uploads.eraseAllOf(ownerId)
      await service.eraseAllOf(ownerId)
    },
    routes: (app: FastifyInstance) => mediaRoutes(app, service),
    apiRoutes: (api: FastifyInstance) => uploadsRoutes(api, uploads),
  }
}
