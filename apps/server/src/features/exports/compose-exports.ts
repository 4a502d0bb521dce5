import type { FastifyInstance } from 'fastify'
import { handle, type JobHandler } from '#platform/jobs.ts'
import { createExportGrants } from './export-grants.ts'
import { mailExport, makeExport } from './exports.jobs.ts'
import { exportsRoutes } from './exports.routes.ts'
import { createExportsService } from './exports.service.ts'

type Deps = Omit<Parameters<typeof createExportsService>[0], 'grants'> & {
  secret: string
  signedOf: Parameters<typeof exportsRoutes>[2]
}

/** Everything that is a member's own, as an archive that they ask for. */
export function composeExports({ secret, signedOf, ...deps }: Deps) {
  const service = createExportsService({ ...deps, grants: createExportGrants(secret) })
  const jobs: JobHandler[] = [
    handle(makeExport, ({ exportId }) => service.make(exportId)),
    handle(mailExport, ({ exportId }, jobId) => service.mail(exportId, jobId)),
    { name: 'exports.sweep', cron: '47 * * * *', run: service.sweep },
  ]
  return {
    service,
    jobs,
    eraseAllOf: service.eraseAllOf,
    routes: (api: FastifyInstance) => exportsRoutes(api, service, signedOf),
  }
}
