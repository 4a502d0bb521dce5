import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

type Renewal = { id: number; expiresAt: Date }
type Site = { secret: string; siteUrl: string }
/** Each kind has a purpose of its own, so that the link of one opens no other with the same id. */
type Ending = { renewalPath: string; linkPurpose: string }

/** Links in mails that keep one listing on the site: they name the end they put off, and open nothing else. */
export function createRenewalLinks({ secret, siteUrl }: Site, { renewalPath, linkPurpose }: Ending) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', linkPurpose, 32))
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest()

  const tokenFor = ({ id, expiresAt }: Renewal) => {
    const payload = `${id}.${expiresAt.getTime()}`
    return `${payload}.${sign(payload).toString('base64url')}`
  }
  return {
    tokenFor,
    /** After the hash, so that no server on the way writes it into a log. */
    linkFor: (renewal: Renewal) => `${siteUrl}${renewalPath}#${tokenFor(renewal)}`,
    read(token: string): Renewal | undefined {
      const [, payload, id, time, signature] = /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
      if (!payload || !signature) return undefined
      const isOurs = timingSafeEqual(sign(payload), Buffer.from(signature, 'base64url'))
      return isOurs ? { id: Number(id), expiresAt: new Date(Number(time)) } : undefined
    },
  }
}
