import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

type Invitation = { id: number; nonce: Buffer }
export type InvitationLinks = ReturnType<typeof createInvitationLinks>

/** Links in mails that invite into an agency. They are made of what is stored and the secret, and never stored. */
export function createInvitationLinks({ secret, siteUrl }: { secret: string; siteUrl: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gable:agency-invitation', 32))
  const sign = ({ id, nonce }: Invitation) => createHmac('sha256', key).update(`${id}.`).update(nonce).digest()

  return {
    /** After the hash, so that no server on the way writes it into a log. */
    linkFor: (invitation: Invitation) =>
      `${siteUrl}/join-agency#${invitation.id}.${sign(invitation).toString('base64url')}`,

    idOf(token: string): number | undefined {
      const [, id] = /^([1-9]\d{0,14})\.[\w-]{43}$/.exec(token) ?? []
      return id === undefined ? undefined : Number(id)
    },

    /** Whoever was invited again has another nonce: the link before opens nothing. */
    opens(token: string, invitation: Invitation): boolean {
      const signature = Buffer.from(token.split('.')[1] ?? '', 'base64url')
      const expected = sign(invitation)
      return signature.length === expected.length && timingSafeEqual(signature, expected)
    },
  }
}
