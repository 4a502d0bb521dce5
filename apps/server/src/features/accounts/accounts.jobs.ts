import * as z from 'zod'
import type { Job } from '#platform/jobs.ts'
import type { Leftover } from '#platform/sweep.ts'

/** The nonce says which code is meant; a code that was replaced meanwhile is not sent any more. */
export const sendSignInCode: Job<{ email: string; nonce: string; language: string }> = {
  name: 'accounts.send-sign-in-code',
  payload: z.object({ email: z.string(), nonce: z.string(), language: z.string() }),
  key: ({ email }) => email,
  isUrgent: true,
}

export const accountLeftovers: Leftover[] = [
  { table: 'session', over: 'expires_at < now()' },
  { table: 'sign_in_code', over: "expires_at < now() - interval '1 day'" },
]
