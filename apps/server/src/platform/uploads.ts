import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { ReceivedFile } from '@gable/contract/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, invalidRequest } from './errors.ts'
import type { createFormQueue } from './form-queue.ts'
import { nestFields } from './form-fields.ts'
import { networkOf } from './network-of.ts'
import { createThrottle, type Throttle } from './throttle.ts'

declare module 'fastify' {
  interface FastifyRequest {
    uploadFolder: string | undefined
    fileWork: Promise<unknown> | undefined
  }
  interface FastifyInstance {
    takeFormTurn: ReturnType<typeof createFormQueue>
  }
}

export const uploadLimits = {
  files: 60,
  fields: 300,
  parts: 360,
  fileSize: 15 * 1024 * 1024,
  fieldSize: 64 * 1024,
  headerPairs: 20,
} as const

/** More than most lines carry, and little of what the event loop can: the rest of it is for everybody else. */
const formBytesPerSecond = 16 * 2 ** 20

/** As much as in the other encodings. */
const maxTextBytes = 1024 * 1024

/** A client of the specification sends a portrait with a sign-in. */
const maxUnwantedFiles = 5

/** Whoever sends too much may send for ever: what is still on its way is not listened to. */
const stopListening = (reply: FastifyReply) => reply.header('connection', 'close')

/** Of whatever brings files, in a form or by the ids of uploads. What it left on the disk goes with its sender. */
export async function takeFileTurn(request: FastifyRequest, reply: FastifyReply) {
  const sender = request.viewer ? `account ${request.viewer.accountId}` : networkOf(request.ip)
  // No hook tells of somebody who leaves before they are answered.
  reply.raw.once('close', () => void forgetUploads(request))
  await request.server.takeFormTurn(sender, reply.raw).catch((error: unknown) => {
    stopListening(reply)
    throw error
  })
}

/** Files stay while somebody works with them, although their sender may have left. */
export function workWithFiles<Result>(request: FastifyRequest, work: Promise<Result>): Promise<Result> {
  request.fileWork = Promise.allSettled([request.fileWork, work])
  return work
}

/** Streams the files of a form to disk and makes the body: memory stays flat however much is sent. */
export async function receiveForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { keepsFiles }: { keepsFiles: boolean },
) {
  if (request.headers['content-length'] === '0') return
  const folder = keepsFiles ? await uploadFolderOf(request) : undefined
  const fields = await readParts(request, folder).catch((error: unknown) => {
    // The parser goes on with what it has refused for as long as it is fed.
    request.raw.unpipe()
    stopListening(reply)
    throw isMalformed(error) ? invalidRequest(400, error.message) : error
  })
  request.body = nestFields(fields)
}

/** Made when the first file comes, gone with the answer or with whoever waited for it. */
export async function uploadFolderOf(request: FastifyRequest): Promise<string> {
  request.uploadFolder ??= await mkdtemp(join(tmpdir(), 'gable-upload-'))
  return request.uploadFolder
}

async function readParts(request: FastifyRequest, folder: string | undefined) {
  const fields: [string, unknown][] = []
  const throttle = createThrottle(formBytesPerSecond)
  const limits = folder ? uploadLimits : { ...uploadLimits, files: maxUnwantedFiles }
  let textBytes = 0
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      // A part that says it is JSON comes parsed, past every limit of what a body may hold.
      if (typeof part.value !== 'string') throw invalidRequest(400, 'A part of a form is a text or a file')
      textBytes += Buffer.byteLength(part.value)
      if (textBytes > maxTextBytes)
        throw invalidRequest(413, `The texts of a form are larger than ${maxTextBytes} bytes`)
      fields.push([part.fieldname, part.value])
    } else if (folder)
      fields.push([part.fieldname, await receiveFile(part, join(folder, String(fields.length)), throttle)])
    else fields.push([part.fieldname, await skipFile(part, throttle)])
  }
  return fields
}

/** Read to its end and kept nowhere: the call has a field of this name that it ignores, or is about to refuse it. */
async function skipFile({ file, filename }: MultipartFile, throttle: Throttle): Promise<ReceivedFile> {
  for await (const _ of throttle(file));
  return new ReceivedFile({ filePath: '', fileName: filename, sizeBytes: 0, sha256: '' })
}

/** The parser says with a plain error that a form has no boundary or breaks off; a full disk has a code. */
const isMalformed = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof AppError) && !('code' in error)

/** A file field that nobody filled in comes without a name and without a byte; it is blank. */
const receiveFile = async ({ file, filename }: MultipartFile, filePath: string, throttle: Throttle) => {
  const received = await writeReceived(Readable.from(throttle(file), { objectMode: false }), filePath, filename)
  if (file.truncated) throw invalidRequest(413, `A file is larger than ${uploadLimits.fileSize} bytes`)
  return filename || received.sizeBytes > 0 ? received : ''
}

/** Counts and hashes on the way to the disk, so that nothing has to be read twice. */
export async function writeReceived(source: Readable, filePath: string, fileName: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      sizeBytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(source, count, createWriteStream(filePath))
  return new ReceivedFile({ filePath, fileName, sizeBytes, sha256: hash.digest('hex') })
}

/** Brings a finished resumable upload of this member to a path on this machine. */
export type ReceiveUpload = (accountId: number, uploadId: string, filePath: string) => Promise<ReceivedFile>

/** Puts the received file in the place of every upload id that a file field held, so that no handler meets one. */
export async function exchangeUploads(input: unknown, receive: (uploadId: string) => Promise<ReceivedFile>) {
  if (typeof input !== 'object' || input === null || input instanceof ReceivedFile) return
  for (const [name, value] of Object.entries(input)) {
    if (isUploaded(value)) Object.assign(input, { [name]: await receive(value.uploadId) })
    else await exchangeUploads(value, receive)
  }
}

const isUploaded = (value: unknown): value is { uploadId: string } =>
  typeof value === 'object' && value !== null && 'uploadId' in value && typeof value.uploadId === 'string'

async function forgetUploads(request: FastifyRequest) {
  await request.fileWork
  if (!request.uploadFolder) return
  await rm(request.uploadFolder, { recursive: true, force: true }).catch((error: unknown) =>
    request.log.error({ err: error }, 'received files were not removed'),
  )
}
