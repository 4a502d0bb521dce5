import type { Db } from '#platform/db.ts'
import { forbidden, notFound } from '#platform/errors.ts'
import type { FileStore } from '#platform/files.ts'
import { createPictureGrants } from './picture-grants.ts'
import { findShown } from './sealed.repository.ts'
import { variantKey } from './variants.ts'

type Deps = { db: Db; files: FileStore; secret: string; mediaUrl: string }
type Asked = { mediaId: string; width: string; format: string; grant?: string | undefined }
export type ShownPictures = ReturnType<typeof createShownPictures>

const yearSeconds = 31_536_000

/** Where pictures are, and who gets them there. */
export function createShownPictures({ db, files, secret, mediaUrl }: Deps) {
  const grants = createPictureGrants(secret)

  function secondsOpen({ mediaId, grant }: Asked, isSealed: boolean): number {
    if (grant === undefined) {
      if (isSealed) throw notFound('Picture')
      return yearSeconds
    }
    const seconds = grants.secondsLeft(grant, mediaId)
    if (seconds === 0) throw forbidden('This address is too old')
    return seconds
  }

  return {
    /** For a picture that not everybody may see, to somebody who may. */
    signedAddressOf: (mediaId: string) => `${mediaUrl}/${grants.issue(mediaId)}/${mediaId}`,

    /** The bytes of one variant, and how long they may be kept. */
    async open(asked: Asked) {
      const shown = await findShown(db, asked.mediaId)
      const keptSeconds = secondsOpen(asked, shown?.isSealed ?? true)
      const found = shown && (await files.find(variantKey(shown.filesId, asked.width, asked.format)))
      if (!found) throw notFound('Picture')
      return { ...found, keptSeconds }
    },
  }
}
