import { useEffect, useState } from 'react'

export type Renewal =
  | { kind: 'working' }
  | { kind: 'done' | 'used' | 'review'; slug: string; expiresAt: string | null }
  | { kind: 'broken' | 'gone' }
  | { kind: 'refused' | 'failed'; error: unknown }

/** What a lister has to put right first; trying again changes nothing. */
const refusals = new Set(['illegal_move', 'profile_incomplete', 'not_verified', 'package_required'])

/** However often the page is drawn or the link is opened, the server renews no second time. */
export function useRenewal(token: string | null | undefined) {
  const [answer, setAnswer] = useState<Renewal>({ kind: 'working' })

  useEffect(() => {
    if (token) void renew(token).then(setAnswer)
  }, [token])

  function retry() {
    setAnswer({ kind: 'working' })
    if (token) void renew(token).then(setAnswer)
  }

  const renewal: Renewal = token === null ? { kind: 'broken' } : answer
  return { renewal, retry }
}

async function renew(token: string): Promise<Renewal> {
  try {
    const { renewByToken } = await import('./own-calls.ts')
    const { slug, expiresAt, reviewState, isRenewed } = await renewByToken(token)
    if (reviewState === 'pending') return { kind: 'review', slug, expiresAt }
    return { kind: isRenewed ? 'done' : 'used', slug, expiresAt }
  } catch (error) {
    const code = String((error as { code?: unknown }).code)
    if (code === 'code_expired') return { kind: 'broken' }
    if (code === 'not_found') return { kind: 'gone' }
    return { kind: refusals.has(code) ? 'refused' : 'failed', error }
  }
}
