import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { FileStore } from './files.ts'

export type S3Settings = { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string }

/** What the store takes in one request. */
const maxKeys = 1_000

/** Any object store that speaks S3. The bucket needs no public access: every byte goes through us. */
export function createS3Store({ endpoint, region, bucket: Bucket, accessKey, secretKey }: S3Settings): FileStore {
  const s3 = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 2_000, requestTimeout: 20_000 },
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async putFile(Key, filePath, ContentType) {
      // Opened before it is handed on: a file that is gone by then fails this call, not a stream nobody listens to.
      const file = await open(filePath)
      try {
        const { size } = await file.stat()
        const Body = file.createReadStream({ autoClose: false })
        await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size, ContentType }))
        // The store may answer before the stream has come to its end. Closed under it, the request would never end
        // either and keep its connection, until there is none left. A store that hangs up as well pauses the stream,
        // now or a moment later, and nobody else would read it to its end.
        Body.on('pause', () => Body.resume()).resume()
        await finished(Body)
      } finally {
        await file.close()
      }
    },
    async put(Key, Body, ContentType) {
      await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }))
    },
    async find(Key) {
      try {
        const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket, Key }))
        return { body: Body as Readable, sizeBytes: ContentLength }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async has(Key) {
      try {
        await s3.send(new HeadObjectCommand({ Bucket, Key }))
        return true
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += maxKeys) {
        const Objects = keys.slice(from, from + maxKeys).map((Key) => ({ Key }))
        await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
      }
    },
    close: () => s3.destroy(),
  }
}

/** Stores name it differently, but all of them answer 404. */
const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
