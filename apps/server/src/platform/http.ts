import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { errorsOf, hasBody, type Answer, type Call, type Input } from '@gable/contract/call'
import { Failure, successOf } from '@gable/contract/envelope'
import type { ReceivedFile } from '@gable/contract/wire'
import type { LanguageCode } from '@gable/i18n/languages'
import { type SuccessCode, successText } from '@gable/i18n/success-texts'
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
import { type AppError, internalError, invalidRequest, notFound } from './errors.ts'
import { asExpected, refuse, varyBy } from './failures.ts'
import type { AnswerOnce, Attempt } from './idempotency.ts'
import { readerLanguage } from './language.ts'
import { withoutSecrets } from './log.ts'
import { consumes, inputHooks, readBodies } from './request-body.ts'
import { requestIdOf } from './request-id.ts'
import { createFormQueue } from './form-queue.ts'
import { exchangeUploads, type ReceiveUpload, uploadFolderOf, workWithFiles } from './uploads.ts'

const methods = ['GET', 'POST', 'DELETE'] as const

declare module 'fastify' {
  interface FastifyInstance {
    receiveUpload: ReceiveUpload
    answerOnce: AnswerOnce
  }
}

type HttpOptions = {
  log: FastifyBaseLogger
  trustedProxies?: number
  receiveUpload?: ReceiveUpload
  answerOnce?: AnswerOnce
}

const noUploads: ReceiveUpload = async () => {
  throw notFound('Upload')
}

const answerAlways: AnswerOnce = async (_, call) => call()

export function createHttpApp(options: HttpOptions): FastifyInstance {
  const { log, trustedProxies = 0, receiveUpload = noUploads, answerOnce = answerAlways } = options
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
    // An address that cannot be read reaches no route and no error handler.
    frameworkErrors: (error, request, reply) => void refuse(request, reply, invalidRequest(400, error.message)),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.register(cookie)
  readBodies(app)
  app.decorateRequest('uploadFolder', undefined)
  app.decorateRequest('fileWork', undefined)
  app.decorate('receiveUpload', receiveUpload)
  app.decorate('answerOnce', answerOnce)
  app.decorate('takeFormTurn', createFormQueue())
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
    if (allowed.length === 0) return refuse(request, reply, notFound(`${request.method} ${path}`))
    reply.header('allow', allowed.join(', '))
    return refuse(request, reply, invalidRequest(405, `${path} does not answer to ${request.method}`))
  })
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const expected = asExpected(error, request)
    if (!expected || expected.status >= 500) request.log.error({ err: error }, 'request failed')
    return refuse(request, reply, expected ?? internalError(request.id))
  })
  return app
}

type Context<C extends Call> = {
  viewer: C['access'] extends 'public' | 'optional' ? Viewer : Member
  input: Input<C>
  /** In which names are answered. */
  language: LanguageCode
  request: FastifyRequest
  reply: FastifyReply
}

/** `message` is translated for the reader as the answer leaves: whoever retries may read another language. */
type Handled<C extends Call> = Answer<C> & { message?: SuccessCode }

/** Adds the handler to a call. What it returns goes out in the envelope, in the names of the wire. */
export function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (context: Context<NoInfer<C>>) => Promise<Handled<NoInfer<C>>>,
) {
  const { method, path, access, demo, summary } = call
  app.route({
    method,
    url: path,
    config: { access, demo, errors: errorsOf(call), input: call.input },
    schema: {
      summary,
      ...(hasBody(call) && { consumes }),
      [hasBody(call) ? 'body' : 'querystring']: call.input,
      response: { 200: call.contentType ? bytesOf(call) : successOf(call.output), '4xx': Failure },
    },
    ...inputHooks(call),
    handler: async (request, reply) => {
      // The hooks before this point have admitted the viewer and parsed the input by this very call.
      const input = (hasBody(call) ? request.body : request.query) as Input<C>
      const attempt = attemptOf(request, call, input)
      const language = readerLanguage(request)
      if (method === 'GET') varyBy(reply, 'accept-language')
      const context = { viewer: request.viewer, input, language, request, reply }
      const run = async () => {
        if (call.hasFiles) await receiveUploads(app, request)
        return handler(context as Context<C>)
      }
      const answering = attempt ? app.answerOnce(attempt, run) : run()
      const answer = await (call.hasFiles ? workWithFiles(request, answering) : answering)
      if (call.contentType) return reply.type(call.contentType).send(answer.data)
      const message = answer.message ? successText(language, answer.message) : ''
      return { error: false, ...answer, message }
    },
  })
}

const bytesOf = ({ contentType = '', output }: Call) => ({ content: { [contentType]: { schema: output } } })

async function receiveUploads(app: FastifyInstance, request: FastifyRequest) {
  const { viewer } = request
  const received = new Map<string, ReceivedFile>()
  await exchangeUploads(request.body, async (uploadId) => {
    if (!viewer) throw notFound('Upload')
    // Fields may name one together, in letters of either case; nobody changes or moves a received file.
    const known = received.get(uploadId.toLowerCase())
    if (known) return known
    const filePath = join(await uploadFolderOf(request), randomUUID())
    const file = await app.receiveUpload(viewer.accountId, uploadId, filePath)
    received.set(uploadId.toLowerCase(), file)
    return file
  })
}

function attemptOf(request: FastifyRequest, call: Call, input: unknown): Attempt | undefined {
  const key = request.headers['idempotency-key']
  if (!request.viewer || typeof key !== 'string' || call.method === 'GET' || call.isSecret) return undefined
  if (key.length === 0 || key.length > 200) throw invalidRequest(400, 'An Idempotency-Key has 1 to 200 characters')
  // Where a file lies on this machine is not part of what was asked.
  const asked = JSON.stringify(input, (name, value: unknown) => (name === 'filePath' ? undefined : value))
  const requestHash = createHash('sha256').update(`${call.method} ${call.path} ${asked}`).digest()
  return { accountId: request.viewer.accountId, key, requestHash }
}
