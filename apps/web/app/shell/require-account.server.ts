import { getOwnAccount, type OwnAccount } from '@gable/contract/accounts'
import { redirect } from 'react-router'
import { localPath, splitPath } from '#app/shared/i18n/local-path.ts'
import { apiFor, sessionOf } from './api.server.ts'
import { type VisitArgs, visitOf } from './visit.server.ts'

/** Whoever is signed in; anybody else signs in first and comes back. */
export async function requireAccount({ url, ...visit }: VisitArgs & { url: URL }): Promise<OwnAccount> {
  const account = sessionOf(visit.request) ? (await apiFor(visit)(getOwnAccount, {})).data : null
  if (account) return account
  const { DEFAULT_LANGUAGE } = visitOf(visit).environment
  const { language } = splitPath(url.pathname, DEFAULT_LANGUAGE)
  const signIn = localPath('/sign-in', language, DEFAULT_LANGUAGE)
  throw redirect(`${signIn}?next=${encodeURIComponent(url.pathname + url.search)}`)
}
