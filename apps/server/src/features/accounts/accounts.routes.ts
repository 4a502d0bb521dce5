import {
  getOwnAccount,
  requestCode,
  requestCodeByGet,
  signOut,
  verifyCode,
  verifyCodeByGet,
} from '@gable/contract/accounts'
import type { Answer, Input } from '@gable/contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '#platform/access.ts'
import { forbidden } from '#platform/errors.ts'
import { serve } from '#platform/http.ts'
import type { AccountsService } from './accounts.service.ts'
import { sessionDays } from './sign-in-code.ts'

type SignedIn = { data: Answer<typeof verifyCode>['data'] }
type Exchange = { request: FastifyRequest; reply: FastifyReply }

// Without a domain, over TLS only, for the whole site, unreadable to scripts: the rules of the `__Host-` name.
const cookieRules = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export function accountsRoutes(app: FastifyInstance, accounts: AccountsService, options: { hasGetForms: boolean }) {
  const askForCode = async ({ input, request, reply }: Exchange & { input: Input<typeof requestCode> }) => {
    guardSecrets({ request, reply })
    return { data: await accounts.requestCode(input.email, languageOf(request)), message: 'Code sent' }
  }
  const verify = async (context: Exchange & { input: Input<typeof verifyCode> }): Promise<SignedIn> => {
    guardSecrets(context)
    const { input, request, reply } = context
    const userAgent = request.headers['user-agent'] ?? ''
    const { token, user } = await accounts.signInWithCode({ email: input.email, code: input.code, userAgent })
    if (input.sessionTransport !== 'cookie') return { data: { token, user } }
    reply.setCookie(sessionCookie, token, { ...cookieRules, maxAge: sessionDays * 86_400 })
    return { data: { token: null, user } }
  }

  serve(app, requestCode, askForCode)
  serve(app, verifyCode, verify)
  if (options.hasGetForms) {
    serve(app, requestCodeByGet, askForCode)
    serve(app, verifyCodeByGet, verify)
  }
  serve(app, getOwnAccount, async ({ viewer }) => ({ data: await accounts.getOwn(viewer) }))
  serve(app, signOut, async ({ viewer, request, reply }) => {
    const data = await accounts.signOut(viewer, request.sessionToken)
    reply.clearCookie(sessionCookie, cookieRules)
    return { data, message: 'Signed out' }
  })
}

/** A page of another site must not make somebody's browser ask for codes or try them. */
function guardSecrets({ request, reply }: Exchange) {
  reply.header('cache-control', 'no-store')
  const site = request.headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') throw forbidden('This request comes from another site')
}

const languageOf = (request: FastifyRequest) => request.headers['accept-language']?.slice(0, 2).toLowerCase() ?? 'en'
