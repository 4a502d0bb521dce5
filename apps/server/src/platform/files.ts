import type { Readable } from 'node:stream'
import { createFolderStore } from './files-folder.ts'
import { createS3Store, type S3Settings } from './files-s3.ts'

/** Where files lie. Keys are made by us, never by people, and a key is written once. */
export type FileStore = {
  putFile: (key: string, filePath: string, contentType: string) => Promise<void>
  put: (key: string, body: Buffer, contentType: string) => Promise<void>
  find: (key: string) => Promise<{ body: Readable; sizeBytes: number } | undefined>
  has: (key: string) => Promise<boolean>
  /** Removing what is not there is fine: a step that is repeated must not fail. */
  remove: (keys: string[]) => Promise<void>
  close: () => void
}

type Settings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Settings)

export const createFileStore = (settings: Settings): FileStore =>
  settings.kind === 'folder' ? createFolderStore(settings.folder) : createS3Store(settings)
