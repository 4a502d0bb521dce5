import { createHash } from 'node:crypto'

export type Account = { subject: string; email: string; name: string; isEmailVerified: boolean }

/** Offered on the sign-in page; any other address works as well. */
export const testAccounts = ['ada@example.com', 'grace@example.com', 'unverified@example.com']

/** The same address is always the same person; the subject tells nothing about the address. */
export function accountOf(typed: string): Account {
  const email = typed.trim().toLowerCase()
  const digest = createHash('sha256').update(email).digest('hex')
  const name = (email.split('@')[0] ?? email)
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return {
    subject: BigInt(`0x${digest.slice(0, 16)}`)
      .toString()
      .padStart(20, '1'),
    email,
    name,
    isEmailVerified: !email.startsWith('unverified'),
  }
}

export function accountClaims(account: Account) {
  return {
    sub: account.subject,
    email: account.email,
    email_verified: account.isEmailVerified,
    name: account.name,
    given_name: account.name.split(' ')[0],
  }
}
