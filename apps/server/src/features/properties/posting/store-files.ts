import type { FilePart } from '@gable/contract/wire'
import { type FileStore, type Files, storeFiles } from '../../listings/posting/store-files.ts'

type PropertyFiles = Files & { panorama?: FilePart | undefined }

/** A home may have a panorama beside its pictures. */
export const storePropertyFiles = (store: FileStore, ownerId: number, files: PropertyFiles) =>
  storeFiles(store, ownerId, files, { picture: files.panorama, pictureKind: 'panorama' })
