import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/errors.ts'
import type { DocumentsService } from './documents.service.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Papers are saved, never shown inside the site: what is in them was written by strangers. */
export function documentsRoutes(api: FastifyInstance, documents: DocumentsService) {
  api.get<{ Params: { '*': string }; Querystring: { grant?: unknown } }>(
    '/files/*',
    {
      config: { access: 'optional', errors: ['not_found'] },
      schema: { summary: 'A document, at an address that other calls signed for the caller', tags: ['files'] },
    },
    async (request, reply) => {
      const id = request.params['*']
      if (!uuid.test(id)) throw notFound('File')
      const file = await documents.open(id, String(request.query.grant), request.viewer)
      return reply
        .header('content-type', file.mediaType)
        .header('content-length', file.sizeBytes)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cache-control', 'private, no-store')
        .send(file.body)
    },
  )
}
