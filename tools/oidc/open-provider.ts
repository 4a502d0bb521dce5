import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import { type Account, accountOf } from './accounts.ts'
import { createProvider, type ProviderOptions } from './create-provider.ts'
import { signInPage } from './sign-in-page.ts'

/** Opens the provider on its issuer's port, on this machine only. */
export async function openProvider(options: ProviderOptions) {
  const accounts = new Map<string, Account>()
  const provider = createProvider(options, (subject) => accounts.get(subject))
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (request.url === '/healthz') response.end('ok')
    else if (request.url?.startsWith('/interaction/')) {
      interact(provider, accounts, request, response).catch((error: Error) => {
        response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
      })
    } else void answer(request, response)
  })
  await once(server.listen(Number(new URL(options.issuer).port), '127.0.0.1'), 'listening')
  return {
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Shows the sign-in page, signs in who was typed, and consents for them: nobody here has anything to protect. */
async function interact(
  provider: Provider,
  accounts: Map<string, Account>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { uid, prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'consent') {
    const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope']))
    const consent = { grantId: await grant.save() }
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true })
  }
  const email = request.method === 'POST' ? new URLSearchParams(await text(request)).get('email') : ''
  if (!email?.includes('@')) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(signInPage(uid, typeof params['login_hint'] === 'string' ? params['login_hint'] : ''))
    return
  }
  const account = accountOf(email)
  accounts.set(account.subject, account)
  await provider.interactionFinished(request, response, { login: { accountId: account.subject } })
}
