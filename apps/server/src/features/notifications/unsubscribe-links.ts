import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type NotificationKind, notificationKindNames, notificationKinds } from '@gable/domain/notification-kinds'

type Mailed = { accountId: number; kind: NotificationKind }
export type UnsubscribeLinks = ReturnType<typeof createUnsubscribeLinks>

const isKind = (name: string | undefined): name is NotificationKind =>
  notificationKindNames.some((kind) => kind === name)

/**
 * What switches off one kind of mail for one account, without signing in. It works as often as it is used: it never does
 * more than that, and whoever finds an old mail means the same as on the first day.
 */
export function createUnsubscribeLinks({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gable:unsubscribe', 32))
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest()
  const tokenFor = ({ accountId, kind }: Mailed) => {
    const payload = `${accountId}.${kind}`
    return `${payload}.${sign(payload).toString('base64url')}`
  }
  return {
    tokenFor,
    /** For people: after the hash, and a page with a button, because programs open links. */
    linkFor: (mailed: Mailed) => `${siteUrl}/unsubscribe#${tokenFor(mailed)}`,
    /** For mail programs, which post to it at one click (RFC 8058). */
    headersFor: (mailed: Mailed) => ({
      'List-Unsubscribe': `<${siteUrl}/api/unsubscribe-one-click?token=${tokenFor(mailed)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    read(token: string): Mailed | undefined {
      const [, payload, accountId, kind, signature] = /^((\d{1,15})\.([a-z_]{1,40}))\.([\w-]{43})$/.exec(token) ?? []
      if (!payload || !signature || !isKind(kind)) return undefined
      if (!timingSafeEqual(sign(payload), Buffer.from(signature, 'base64url'))) return undefined
      // Nobody can switch these off, however the token came about.
      return notificationKinds[kind].channels.mail === 'always' ? undefined : { accountId: Number(accountId), kind }
    },
  }
}
