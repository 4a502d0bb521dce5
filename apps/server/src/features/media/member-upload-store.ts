import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { writeReceived } from '#platform/uploads.ts'
import { isUploadId, uploadLifetimeHours, type UploadsService } from './uploads.service.ts'

/** The store that the tus server writes to, as one member sees it: everybody else's uploads do not exist in it. */
export class MemberUploadStore extends DataStore {
  readonly #uploads: UploadsService
  readonly #ownerId: number

  constructor(uploads: UploadsService, ownerId: number) {
    super()
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
    this.#uploads = uploads
    this.#ownerId = ownerId
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size: sizeBytes, metadata = {} } = upload
    if (!sizeBytes) throw ERRORS.INVALID_LENGTH
    await this.#uploads.create({ id, ownerId: this.#ownerId, metadata, sizeBytes })
    return this.getUpload(id)
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = isUploadId(id) ? await this.#uploads.find(this.#ownerId, id) : undefined
    if (!found) throw ERRORS.FILE_NOT_FOUND
    const { sizeBytes: size, receivedBytes: offset, metadata, createdAt } = found
    return new Upload({ id, size, offset, metadata, creation_date: createdAt.toISOString() })
  }

  /** What came before a connection broke is kept as well: that is what the protocol is for. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    // Listened to at once: a connection says only once that it broke, and whoever waits for more holds the lock.
    const received = untilBroken(source)
    const folder = await mkdtemp(join(tmpdir(), 'gable-piece-'))
    try {
      const filePath = join(folder, 'piece')
      const { sizeBytes } = await writeReceived(received, filePath, '')
      if (sizeBytes === 0) return offset
      const isCounted = await this.#uploads.append(id, offset, { filePath, sizeBytes })
      if (!isCounted) throw ERRORS.INVALID_OFFSET
      return offset + sizeBytes
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  override async remove(id: string) {
    if (!isUploadId(id)) throw ERRORS.FILE_NOT_FOUND
    await this.#uploads.removeOwn(this.#ownerId, id)
  }

  override getExpiration = () => uploadLifetimeHours * 3_600_000
}

/** Ends where the source breaks, instead of failing. */
function untilBroken(source: Readable): Readable {
  const readable = new PassThrough()
  source.on('error', () => readable.end())
  source.on('close', () => readable.end())
  return source.pipe(readable)
}
