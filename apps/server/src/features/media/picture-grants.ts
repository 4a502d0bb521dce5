import { createHmac, timingSafeEqual } from 'node:crypto'

/** An address stays the same for half its life, so that a browser that comes back has the picture already. */
const windowSeconds = 150

/**
 * Addresses that open one picture for at most five minutes. They are nobody's in particular: pictures may come from
 * another host, which knows no session.
 */
export function createPictureGrants(secret: string, now = Date.now) {
  const sign = (mediaId: string, expiresAt: number) =>
    createHmac('sha256', secret).update(`picture grant\n${mediaId}\n${expiresAt}`).digest('base64url')
  const nowSeconds = () => Math.floor(now() / 1000)

  return {
    issue(mediaId: string): string {
      const expiresAt = (Math.floor(nowSeconds() / windowSeconds) + 2) * windowSeconds
      return `${expiresAt}.${sign(mediaId, expiresAt)}`
    },

    /** For how many seconds more it opens the picture; none, if it does not. */
    secondsLeft(grant: string, mediaId: string): number {
      const [, expires = '', signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(grant) ?? []
      const expiresAt = Number(expires)
      if (signature === '') return 0
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(mediaId, expiresAt)))
      return isOurs ? Math.max(0, expiresAt - nowSeconds()) : 0
    },
  }
}
