import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { Provider, type Configuration } from 'oidc-provider'
import { type Account, accountClaims } from './accounts.ts'

export type ProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  /** Besides this origin, every address of this machine may be returned to, so that tests can use any port. */
  webOrigin: string
}

/** A real OpenID provider whose state lives in memory; restarting it forgets everybody. */
export function createProvider(options: ProviderOptions, findAccount: (subject: string) => Account | undefined) {
  const provider = new Provider(options.issuer, configuration(options, findAccount))
  // The library compares whole addresses; which path the web client uses is not this tool's business.
  provider.Client.prototype.redirectUriAllowed = (address: string) => isAllowedReturn(address, options.webOrigin)
  provider.Client.prototype.postLogoutRedirectUriAllowed = (address: string) =>
    isAllowedReturn(address, options.webOrigin)
  return provider
}

export function isAllowedReturn(address: string, webOrigin: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin } = new URL(address)
  if (origin === new URL(webOrigin).origin) return true
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

function configuration(
  { clientId, clientSecret, webOrigin }: ProviderOptions,
  findAccount: (subject: string) => Account | undefined,
): Configuration {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [webOrigin],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [createSigningKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
    // Google puts the address into the ID token itself, and user_signup relies on that.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    // A short session: the next sign-in asks again, so one can be somebody else without clearing cookies.
    ttl: { Session: 30, Interaction: 3600, Grant: 86_400, AccessToken: 3600, IdToken: 3600 },
    findAccount: (_context, subject) => {
      const account = findAccount(subject)
      return account && { accountId: subject, claims: () => accountClaims(account) }
    },
  }
}

function createSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'RS256' }
}
