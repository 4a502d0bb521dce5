import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'
import type { Cleanup } from '#platform/sweep.ts'

/** Only the id travels: the code is derived when it is sent, and one that was replaced meanwhile is not sent at all. */
export const sendCode: Job<{ challengeId: string; channel: 'mail' | 'sms'; language: string }> = {
  name: 'accounts.send-code',
  payload: z.object({ challengeId: z.uuid(), channel: z.enum(['mail', 'sms']), language: z.string() }),
  isUrgent: true,
  // A code lives for ten minutes; later attempts would only bother people.
  maxAttempts: 5,
}

/**
 * Only the worker looks whether the address has an account: whoever asks waits equally long for every address. The link
 * is derived from the seed with the secret, so what lies in the queue opens nothing. Older versions queued no time.
 */
export const sendReset: Job<{ email: string; language: string; seed: string; requestedAt?: string | undefined }> = {
  name: 'accounts.send-reset',
  payload: z.object({
    email: z.string(),
    language: z.string(),
    seed: z.string(),
    requestedAt: z.iso.datetime().optional(),
  }),
  isUrgent: true,
}

/** Erases one account whose days of grace are over. */
export const eraseAccount: Job<{ accountId: number }> = {
  name: 'accounts.erase',
  payload: z.object({ accountId: z.int().positive() }),
  key: ({ accountId }) => String(accountId),
}

/** Tells the other features that somebody was let in or shut out. */
export const noteStanding: Job<{ accountId: number }> = {
  name: 'accounts.note-standing',
  payload: z.object({ accountId: z.int().positive() }),
  key: ({ accountId }) => String(accountId),
}

export const accountCleanups: Cleanup[] = [
  { table: 'session', over: 'expires_at < now()' },
  { table: 'challenge', over: "expires_at < now() - interval '1 day'" },
  { table: 'passkey_challenge', over: 'expires_at < now()' },
  { table: 'password_reset', over: 'expires_at < now()' },
  { table: 'rate_window', over: "started_at < now() - interval '2 days'" },
]
