import { looksLikeEmail } from '#app/shared/looks-like-email.ts'

/** What somebody signs in with, as the calls want it. */
export type Identifier = { email: string } | { phoneNumber: string }

const looksLikePhone = /^\+?[\d\s()./-]{6,30}$/

export type Channel = 'email' | 'phone'

/** One field takes both: only an address has an @. The server looks again. */
export function toIdentifier(text: string, channels: readonly Channel[]): Identifier | undefined {
  const given = text.trim()
  if (channels.includes('email') && looksLikeEmail(given)) return { email: given }
  if (channels.includes('phone') && looksLikePhone.test(given)) return { phoneNumber: given }
  return undefined
}

export const spelt = (identifier: Identifier) => ('email' in identifier ? identifier.email : identifier.phoneNumber)
