import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'

type Settings = { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string }
export type FileStore = ReturnType<typeof createFileStore>

/** The object store. Keys are made by us, never by people. */
export function createFileStore({ endpoint, region, bucket, accessKey, secretKey }: Settings) {
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
    async putFile(key: string, filePath: string, contentType: string) {
      const { size } = await stat(filePath)
      const body = { Body: createReadStream(filePath), ContentLength: size, ContentType: contentType }
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, ...body }))
    },
    async put(key: string, body: Buffer, contentType: string) {
      await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }))
    },
    async find(key: string): Promise<{ body: Readable; sizeBytes: number } | undefined> {
      try {
        const { Body, ContentLength = 0 } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return { body: Body as Readable, sizeBytes: ContentLength }
      } catch (error) {
        // Stores name it differently, but all of them answer 404.
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
        throw error
      }
    },
    /** Removing what is not there is fine: a step that is repeated must not fail. */
    async remove(keys: string[]) {
      const Objects = keys.map((Key) => ({ Key }))
      if (keys.length > 0) await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }))
    },
    close: () => s3.destroy(),
  }
}
