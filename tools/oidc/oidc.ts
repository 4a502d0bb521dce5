// node tools/oidc/oidc.ts   with OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_WEB_ORIGIN set
import { openProvider } from './open-provider.ts'

const read = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}

const issuer = read('OIDC_ISSUER')
const provider = await openProvider({
  issuer,
  clientId: read('OIDC_CLIENT_ID'),
  clientSecret: read('OIDC_CLIENT_SECRET'),
  webOrigin: read('OIDC_WEB_ORIGIN'),
})
console.log(`development OpenID provider on ${issuer}; never use it where strangers can reach it`)
process.once('SIGTERM', () => void provider.close().then(() => process.exit(0)))
