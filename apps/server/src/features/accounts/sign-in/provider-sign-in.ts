import type { FastifyInstance } from 'fastify'
import * as oidc from 'openid-client'
import * as z from 'zod'
import { AppError, invalidRequest } from '#platform/errors.ts'
import type { SecretBox } from '#platform/secret-box.ts'
import { setSessionCookie, visitOf } from '../visit.ts'
import type { SignInService } from './sign-in.service.ts'

const cookieName = '__Host-provider'
const cookieRules = { path: '/', secure: true, httpOnly: true, sameSite: 'lax', maxAge: 600 } as const
const callbackPath = '/api/sign-in-with-provider/callback'

/** What must come back from the provider, sealed in the browser that left for it. */
const Departure = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() })

type Provider = { issuer: string; clientId: string; clientSecret: string }
type Deps = { provider: Provider; signIns: SignInService; box: SecretBox; siteUrl: string }

/** Sign-in at an OpenID Connect provider, for browsers: code flow with PKCE, state and nonce. */
export function providerRoutes(app: FastifyInstance, { provider, signIns, box, siteUrl }: Deps) {
  let discovered: Promise<oidc.Configuration> | undefined
  const configuration = async () => {
    discovered ??= discover(provider)
    return discovered.catch((error: unknown) => {
      // The provider may be away for a moment; the next sign-in asks again.
      discovered = undefined
      throw error
    })
  }
  const config = { access: 'public' } as const
  const schema = { hide: true }

  app.get<{ Querystring: { next?: string } }>('/sign-in-with-provider', { config, schema }, async (request, reply) => {
    const verifier = oidc.randomPKCECodeVerifier()
    const departure = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier,
      next: safeNext(request.query.next),
    }
    const address = oidc.buildAuthorizationUrl(await configuration(), {
      redirect_uri: siteUrl + callbackPath,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: departure.state,
      nonce: departure.nonce,
    })
    reply.setCookie(cookieName, box.seal(JSON.stringify(departure)).toString('base64url'), cookieRules)
    return reply.header('cache-control', 'no-store').redirect(address.href)
  })

  app.get('/sign-in-with-provider/callback', { config, schema }, async (request, reply) => {
    const departure = openDeparture(box, request.cookies[cookieName])
    reply.clearCookie(cookieName, cookieRules)
    const tokens = await oidc
      .authorizationCodeGrant(await configuration(), new URL(request.url, siteUrl), {
        pkceCodeVerifier: departure.verifier,
        expectedState: departure.state,
        expectedNonce: departure.nonce,
        idTokenExpected: true,
      })
      .catch((cause: unknown) => {
        request.log.warn(cause, 'provider sign-in failed')
        return undefined
      })
    if (!tokens?.id_token) return reply.redirect(`${siteUrl}/sign-in?problem=incorrect_details`)
    try {
      const { token, user } = await signIns.withIdToken(tokens.id_token, visitOf({ request }), {
        nonce: departure.nonce,
      })
      setSessionCookie(reply, token)
      const next = user.staffRole ? `/second-step?next=${encodeURIComponent(departure.next)}` : departure.next
      return reply.header('cache-control', 'no-store').redirect(siteUrl + next)
    } catch (error) {
      // A person stands in front of it, not a program: they are told on the page they came from.
      if (!(error instanceof AppError)) throw error
      return reply.redirect(`${siteUrl}/sign-in?problem=${error.code}`)
    }
  })
}

async function discover({ issuer, clientId, clientSecret }: Provider) {
  const isLocal = new URL(issuer).protocol === 'http:'
  const options = { timeout: 5, ...(isLocal && { execute: [oidc.allowInsecureRequests] }) }
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options)
}

/** Only a path of this site: anything else would send people, freshly signed in, to somebody else. */
export const safeNext = (next: string | undefined) => (next && /^\/(?![/\\])/.test(next) ? next : '/')

function openDeparture(box: SecretBox, cookie: string | undefined) {
  try {
    return Departure.parse(JSON.parse(box.open(Buffer.from(cookie ?? '', 'base64url'))))
  } catch {
    throw invalidRequest(400, 'This sign-in did not begin in this browser')
  }
}
