import { randomUUID } from 'node:crypto'
import { photoMaxBytes } from '@gable/domain/photo-rules'
import { MemoryLocker, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnreachable } from '#platform/db.ts'
import { AppError, internalError, invalidRequest, notFound, unavailable } from '#platform/errors.ts'
import { toEnvelope } from '#platform/failures.ts'
import { MemberUploadStore } from './member-upload-store.ts'
import { isUploadId, type UploadsService } from './uploads.service.ts'

const path = '/api/uploads'

/**
 * Resumable uploads by the tus protocol, version 1.0. Not a call of the contract: any tus client speaks it, and what it
 * makes, the id at the end of `Location`, goes into the file fields of calls that are.
 */
export function uploadsRoutes(app: FastifyInstance, uploads: UploadsService) {
  // Two requests for one upload in this process wait for each other; across processes the row decides.
  const locker = new MemoryLocker()

  async function speakTus(request: FastifyRequest, reply: FastifyReply) {
    const ownerId = request.viewer?.accountId
    if (!ownerId) throw new Error('Uploads are served to members only')
    if (!request.headers['tus-resumable']) throw invalidRequest(412, 'Speak tus 1.0: Tus-Resumable is missing')
    const tus = new Server({
      path,
      locker,
      datastore: new MemberUploadStore(uploads, ownerId),
      maxSize: photoMaxBytes,
      relativeLocation: true,
      // Which origins may read the answer is said in front of every route.
      allowedOrigins: () => false,
      namingFunction: () => randomUUID(),
      onResponseError: (_, error) => toTusError(error, request),
    })
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value)
    await tus.handle(request.raw, reply.raw)
  }

  app.get<{ Params: { id: string } }>(
    '/uploads/:id/preview',
    {
      config: { access: 'member', errors: ['not_found', 'photo_refused'] },
      schema: { summary: 'A small picture of an own finished upload', tags: ['tus'] },
    },
    async ({ params, viewer }, reply) => {
      if (!viewer || !isUploadId(params.id)) throw notFound('Upload')
      const preview = await uploads.encodePreview(viewer.accountId, params.id)
      return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(preview)
    },
  )
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_, body, done) => done(null, body))
    const config = { access: 'member', demo: 'refused' } as const
    const route = (method: string | string[], url: string, summary: string) =>
      scope.route({ method, url, config, schema: { summary, tags: ['tus'] }, handler: speakTus })
    route('POST', '/uploads', 'Begin a resumable upload (tus 1.0): Upload-Length, Upload-Metadata')
    route('HEAD', '/uploads/:id', 'How much of an own upload has arrived: Upload-Offset')
    route('PATCH', '/uploads/:id', 'Continue an own upload at its Upload-Offset')
    route('DELETE', '/uploads/:id', 'Give an own upload up')
  })
}

type TusError = Error | { status_code: number; body: string }

/** The protocol has its own answers; ours are told in the usual envelope, so that the pages can word them. */
function toTusError(error: TusError, request: FastifyRequest) {
  const failure = asFailure(error) ?? internalError(request.id)
  if (failure.status >= 500 && !isDatabaseUnreachable(error)) request.log.error({ err: error }, 'request failed')
  return { status_code: failure.status, body: JSON.stringify(toEnvelope(request, failure)) }
}

function asFailure(error: TusError): AppError | undefined {
  if (error instanceof AppError) return error
  if (isDatabaseUnreachable(error)) return unavailable()
  if (!('status_code' in error) || error.status_code >= 500) return undefined
  return error.status_code === 404 ? notFound('Upload') : invalidRequest(error.status_code, error.body.trim())
}
