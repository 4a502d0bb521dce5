import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Viewer } from '#platform/access.ts'

const lifetimeSeconds = 300

/** Addresses that open one file for one person for five minutes. Visitors share one: what they may have, all may have. */
export function createFileGrants(secret: string, now = Date.now) {
  const sign = (fileId: string, accountId: number, expiresAt: number) =>
    createHmac('sha256', secret).update(`file grant\n${fileId}\n${accountId}\n${expiresAt}`).digest('base64url')

  return {
    issue(fileId: string, viewer: Viewer): string {
      const [accountId, expiresAt] = [viewer?.accountId ?? 0, Math.floor(now() / 1000) + lifetimeSeconds]
      return `${accountId}.${expiresAt}.${sign(fileId, accountId, expiresAt)}`
    },

    isValid(grant: string, fileId: string, viewer: Viewer): boolean {
      const [, account = '', expires = '', signature = ''] = /^(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/.exec(grant) ?? []
      const [accountId, expiresAt] = [Number(account), Number(expires)]
      if (signature === '' || expiresAt * 1000 <= now()) return false
      if (accountId !== 0 && accountId !== viewer?.accountId) return false
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(fileId, accountId, expiresAt)))
    },
  }
}
