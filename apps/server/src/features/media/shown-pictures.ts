import type { Db } from '#platform/db.ts'
import { forbidden, notFound } from '#platform/errors.ts'
import type { FileStore } from '#platform/files.ts'
import { createPictureGrants } from './picture-grants.ts'
import { isSealed } from './sealed.repository.ts'
import { variantKey } from './variants.ts'

type Deps = { db: Db; files: FileStore; secret: string; mediaUrl: string }
type Asked = { mediaId: string; width: string; format: string; grant?: string | undefined }
export type ShownPictures = ReturnType<typeof createShownPictures>

const yearSeconds = 31_536_000

/** Where pictures are, and who gets them there. */
export function createShownPictures({ db, files, secret, mediaUrl }: Deps) {
  const grants = createPictureGrants(secret)

  async function secondsOpen({ mediaId, grant }: Asked): Promise<number> {
    if (grant === undefined) {
      if (await isSealed(db, mediaId)) throw notFound('Picture')
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
      const keptSeconds = await secondsOpen(asked)
      const found = await files.find(variantKey(asked.mediaId, asked.width, asked.format))
      if (!found) throw notFound('Picture')
      return { ...found, keptSeconds }
    },
  }
}
