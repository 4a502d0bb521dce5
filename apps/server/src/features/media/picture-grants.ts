import { createHmac, timingSafeEqual } from 'node:crypto'

/** An address stays the same for half its life, so that a browser that comes back has the picture already. */
const windowSeconds = 150
/** Of what is not public, for its lister and staff: a form that is open for an hour shows its pictures. */
const insideWindowSeconds = 3_600

/**
 * Addresses that open one picture for at most five minutes, those of insiders for at most two hours. They are nobody's
 * in particular: pictures may come from another host, which knows no session.
 */
export function createPictureGrants(secret: string, now = Date.now) {
  const sign = (mediaId: string, expiresAt: number) =>
    createHmac('sha256', secret).update(`picture grant\n${mediaId}\n${expiresAt}`).digest('base64url')
  const nowSeconds = () => Math.floor(now() / 1000)

  function issue(mediaId: string, seconds: number): string {
    const expiresAt = (Math.floor(nowSeconds() / seconds) + 2) * seconds
    return `${expiresAt}.${sign(mediaId, expiresAt)}`
  }

  return {
    issue: (mediaId: string) => issue(mediaId, windowSeconds),
    issueForInsiders: (mediaId: string) => issue(mediaId, insideWindowSeconds),

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
