import { GetObjectCommand, HeadObjectCommand, NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3'
import { serviceEnvironment } from '../tools/services/service-addresses.ts'

/** Asks the object store itself, not the product, what is in it. */
export function openObjectStore() {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET } = serviceEnvironment()
  const s3 = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
  })
  return {
    /** The size in bytes, or nothing. */
    async findSize(key: string): Promise<number | undefined> {
      try {
        return (await s3.send(new HeadObjectCommand({ Bucket: S3_BUCKET, Key: key }))).ContentLength
      } catch (error) {
        if (error instanceof NotFound) return undefined
        throw error
      }
    },
    async find(key: string): Promise<Buffer | undefined> {
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: S3_BUCKET, Key: key }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    close: () => s3.destroy(),
  }
}
