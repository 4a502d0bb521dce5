import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import {
  commonErrors,
  errorsOf,
  hasBody,
  type Answer,
  type Call,
  type ErrorCode,
  type Input,
} from '@gable/contract/call'
import { Failure, successOf } from '@gable/contract/envelope'
import type { LanguageCode } from '@gable/i18n/languages'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Member, Viewer } from './access.ts'
import { isDatabaseAway } from './db.ts'
import { AppError, internalError, invalidRequest, notFound, unavailable } from './errors.ts'
import { nestFields } from './form-fields.ts'
import type { Attempt } from './idempotency.ts'
import { languageOf } from './language.ts'
import { withoutSecrets } from './log.ts'
import { requestIdOf } from './request-id.ts'
import { createFormTurns } from './form-turns.ts'
import { exchangeUploads, forgetUploads, receiveForm, type ReceiveUpload, uploadLimits } from './uploads.ts'

const methods = ['GET', 'POST', 'DELETE'] as const

declare module 'fastify' {
  interface FastifyInstance {
    receiveUpload: ReceiveUpload
  }
}

type HttpOptions = { log: FastifyBaseLogger; trustedProxies?: number; receiveUpload?: ReceiveUpload }

const noUploads: ReceiveUpload = async () => {
  throw notFound('Upload')
}

export function createHttpApp({ log, trustedProxies = 0, receiveUpload = noUploads }: HttpOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    // One line per answer, written below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: (_, hop) => hop < trustedProxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: 180_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.register(cookie)
  app.register(formbody, { parser: (text) => nestFields(new URLSearchParams(text)) })
  app.register(multipart, { limits: uploadLimits })
  app.decorateRequest('uploadFolder', undefined)
  app.decorate('receiveUpload', receiveUpload)
  app.decorate('takeFormTurn', createFormTurns())
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const path = withoutSecrets(request.url)
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
    done()
  })
  app.setNotFoundHandler((request, reply) => {
    const path = withoutSecrets(request.url)
    const allowed = methods.filter((method) => app.hasRoute({ method, url: path }))
    if (allowed.length === 0) return refuse(reply, notFound(`${request.method} ${path}`))
    reply.header('allow', allowed.join(', '))
    return refuse(reply, invalidRequest(405, `${path} does not answer to ${request.method}`))
  })
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const expected = asExpected(error, request.routeOptions.config.errors)
    if (!expected || expected.status >= 500) request.log.error(error)
    return refuse(reply, expected ?? internalError(request.id))
  })
  return app
}

type Context<C extends Call> = {
  viewer: C['access'] extends 'public' | 'optional' ? Viewer : Member
  input: Input<C>
  /** In which names are answered. */
  language: LanguageCode
  /** Set when the caller chose an Idempotency-Key: hand it to `transactOnce`. */
  attempt: Attempt | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Adds the handler to a call. What it returns goes out in the envelope, in the names of the wire. */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: Context<NoInfer<C>>) => Promise<Answer<NoInfer<C>>>,
) {
  const { method, path, access, demo, summary } = call
  app.route({
    method,
    url: path,
    config: { access, demo, errors: errorsOf(call) },
    schema: {
      summary,
      [hasBody(call) ? 'body' : 'querystring']: call.input,
      response: { 200: call.contentType ? bytesOf(call) : successOf(call.output), '4xx': Failure },
    },
    ...(call.hasFiles && { preValidation: receiveForm, onResponse: forgetUploads }),
    ...(!hasBody(call) && { preValidation: dropEmptyValues }),
    handler: async (request, reply) => {
      // The hooks before this point have admitted the viewer and parsed the input by this very call.
      const input = (hasBody(call) ? request.body : request.query) as Input<C>
      const attempt = attemptOf(request, call, input)
      if (call.hasFiles) await receiveUploads(app, request)
      const language = languageOf(request.headers['accept-language'])
      if (method === 'GET') varyBy(reply, 'accept-language')
      const context = { viewer: request.viewer, input, language, attempt, request, reply }
      const answer = await handler(context as Context<C>)
      if (call.contentType) return reply.type(call.contentType).send(answer.data)
      return { error: false, message: '', ...answer }
    },
  })
}

const bytesOf = ({ contentType = '', output }: Call) => ({ content: { [contentType]: { schema: output } } })

async function receiveUploads(app: FastifyInstance, { body, viewer, uploadFolder = '' }: FastifyRequest) {
  await exchangeUploads(body, async (uploadId) => {
    if (!viewer) throw notFound('Upload')
    return app.receiveUpload(viewer.accountId, uploadId, join(uploadFolder, randomUUID()))
  })
}

/** Beside what the answer depends on already: a cache that forgets one of them mixes people up. */
function varyBy(reply: FastifyReply, header: string) {
  const known = reply.getHeader('vary')
  reply.header('vary', known ? `${String(known)}, ${header}` : header)
}

/** The specification's client sends what it does not mean as an empty string. */
async function dropEmptyValues(request: FastifyRequest) {
  const given = Object.entries(request.query as Record<string, unknown>)
  request.query = Object.fromEntries(given.filter(([, value]) => value !== ''))
}

function attemptOf(request: FastifyRequest, call: Call, input: unknown): Attempt | undefined {
  const key = request.headers['idempotency-key']
  if (!request.viewer || typeof key !== 'string') return undefined
  if (key.length === 0 || key.length > 200) throw invalidRequest(400, 'An Idempotency-Key has 1 to 200 characters')
  // Where a file lies on this machine is not part of what was asked.
  const asked = JSON.stringify(input, (name, value: unknown) => (name === 'filePath' ? undefined : value))
  const requestHash = createHash('sha256').update(`${call.method} ${call.path} ${asked}`).digest()
  return { accountId: request.viewer.accountId, key, requestHash }
}

/** A code that the call does not declare is a fault of ours, and shows as one until the contract says it. */
function asExpected(error: FastifyError | AppError, declared: readonly ErrorCode[] = []): AppError | undefined {
  if (error instanceof AppError) return [...commonErrors, ...declared].includes(error.code) ? error : undefined
  if (isDatabaseAway(error)) return unavailable()
  const { statusCode = 500, message } = error
  return statusCode < 500 ? invalidRequest(statusCode, message) : undefined
}

function refuse(reply: FastifyReply, { status, code, message, retryAfterSeconds, data }: AppError) {
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  return reply.code(status).send({ error: true, message, data, code })
}
