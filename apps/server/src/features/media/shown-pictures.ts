import type { Db } from '#platform/db.ts'
import { forbidden, notFound } from '#platform/errors.ts'
import type { FileStore } from '#platform/files.ts'
import { createPictureGrants } from './picture-grants.ts'
import { createFindShown, type PublicListings } from './shown-pictures.repository.ts'
import { variantKey } from './variants.ts'

type Deps = { db: Db; files: FileStore; secret: string; mediaUrl: string; publicListings: PublicListings }
type Asked = { mediaId: string; width: string; format: string; grant?: string | undefined }
export type ShownPictures = ReturnType<typeof createShownPictures>

/**
 * A variant never changes under its address, but a listing may leave the public: caches that many share ask again after
 * ten minutes, browsers after a day, and are told "not modified" or "not found" by one look-up.
 */
const publicCaching = 'public, max-age=86400, s-maxage=600'

/** Where pictures are, and who gets them there. */
export function createShownPictures({ db, files, secret, mediaUrl, publicListings }: Deps) {
  const grants = createPictureGrants(secret)
  const findShown = createFindShown(publicListings)

  function cachingOf({ mediaId, grant }: Asked, isOpen: boolean): string {
    if (grant === undefined) {
      if (!isOpen) throw notFound('Picture')
      return publicCaching
    }
    const seconds = grants.secondsLeft(grant, mediaId)
    if (seconds === 0) throw forbidden('This address is too old')
    return `private, max-age=${seconds}`
  }

  return {
    /** For a picture that not everybody may see, to somebody who may. */
    signedAddressOf: (mediaId: string) => `${mediaUrl}/${grants.issue(mediaId)}/${mediaId}`,

    /** For a picture of what is not public, to its lister and to staff: their forms stay open for longer. */
    insiderAddressOf: (mediaId: string) => `${mediaUrl}/${grants.issueForInsiders(mediaId)}/${mediaId}`,

    /** Whether the picture may be had at this address and how long it may be kept; its bytes when they are asked for. */
    async find(asked: Asked) {
      const shown = await findShown(db, asked.mediaId)
      const caching = cachingOf(asked, shown?.isOpen ?? false)
      const open = async () => {
        const found = shown && (await files.find(variantKey(shown.filesId, asked.width, asked.format)))
        if (!found) throw notFound('Picture')
        return found
      }
      return { caching, open }
    },
  }
}
