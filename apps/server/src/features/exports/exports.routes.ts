import { getDataExport, requestDataExport } from '@gable/contract/exports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Member } from '#platform/access.ts'
import { notFound } from '#platform/errors.ts'
import { serve } from '#platform/http.ts'
import type { ExportsService } from './exports.service.ts'

type SignedOf = (context: { viewer: Member; request: FastifyRequest }) => { member: Member; token: string }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function exportsRoutes(api: FastifyInstance, exports: ExportsService, signedOf: SignedOf) {
  serve(api, getDataExport, async ({ viewer, request }) => ({ data: await exports.get(signedOf({ viewer, request })) }))
  serve(api, requestDataExport, async ({ viewer, request, language }) => ({
    data: await exports.request(signedOf({ viewer, request }), language),
  }))

  api.get<{ Params: { '*': string }; Querystring: { grant?: unknown } }>(
    '/data-export-files/*',
    {
      config: { access: 'public', errors: ['not_found'] },
      schema: { summary: 'The archive that a member asked for, at the address of its mail', tags: ['exports'] },
    },
    async (request, reply) => {
      const id = request.params['*']
      if (!uuid.test(id)) throw notFound('Export')
      const file = await exports.open(id, String(request.query.grant))
      return reply
        .header('content-type', 'application/zip')
        .header('content-length', file.sizeBytes)
        .header('content-disposition', 'attachment; filename="export.zip"')
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .send(file.body)
    },
  )
}
