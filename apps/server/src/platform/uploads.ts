import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { ReceivedFile } from '@gable/contract/wire'
import type { FastifyRequest } from 'fastify'
import { invalidRequest } from './errors.ts'
import { nestFields } from './form-fields.ts'

declare module 'fastify' {
  interface FastifyRequest {
    uploadFolder: string | undefined
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

/** Streams the files of a form to disk and makes the body: memory stays flat however much is sent. */
export async function receiveForm(request: FastifyRequest) {
  if (!request.isMultipart()) throw invalidRequest(415, 'Send this call as multipart/form-data')
  const folder = await mkdtemp(join(tmpdir(), 'gable-upload-'))
  request.uploadFolder = folder
  const fields: [string, unknown][] = []
  for await (const part of request.parts({ limits: uploadLimits })) {
    if (part.type === 'field') fields.push([part.fieldname, part.value])
    else fields.push([part.fieldname, await receiveFile(part, join(folder, String(fields.length)))])
  }
  request.body = nestFields(fields)
}

async function receiveFile({ file, filename }: MultipartFile, filePath: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      sizeBytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(file, count, createWriteStream(filePath))
  if (file.truncated) throw invalidRequest(413, `A file is larger than ${uploadLimits.fileSize} bytes`)
  return { filePath, fileName: filename, sizeBytes, sha256: hash.digest('hex') }
}

export async function forgetUploads(request: FastifyRequest) {
  if (request.uploadFolder) await rm(request.uploadFolder, { recursive: true, force: true })
}
