import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

type Renewal = { propertyId: number; expiresAt: Date }
export type RenewalLinks = ReturnType<typeof createRenewalLinks>

/** Links in mails that keep one listing on the site: they name the end they put off, and open nothing else. */
export function createRenewalLinks(secret: string, siteUrl: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gable:renewal', 32))
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest()

  const tokenFor = ({ propertyId, expiresAt }: Renewal) => {
    const payload = `${propertyId}.${expiresAt.getTime()}`
    return `${payload}.${sign(payload).toString('base64url')}`
  }
  return {
    tokenFor,
    /** After the hash, so that no server on the way writes it into a log. */
    linkFor: (renewal: Renewal) => `${siteUrl}/renew-property#${tokenFor(renewal)}`,
    read(token: string): Renewal | undefined {
      const [, payload, id, time, signature] = /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
      if (!payload || !signature) return undefined
      const isOurs = timingSafeEqual(sign(payload), Buffer.from(signature, 'base64url'))
      return isOurs ? { propertyId: Number(id), expiresAt: new Date(Number(time)) } : undefined
    },
  }
}
