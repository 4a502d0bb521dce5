import {
  forgotPassword,
  forgotPasswordByGet,
  register,
  requestCode,
  requestCodeByGet,
  resetPassword,
  signIn,
  verifyCode,
  verifyCodeByGet,
} from '@gable/contract/accounts'
import type { Input } from '@gable/contract/call'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import type { Challenges } from './challenges.service.ts'
import { toIdentifier } from './identifier.ts'
import type { SignInService } from './sign-in.service.ts'
import { challengeOf, type Exchange, guardSecrets, setChallengeCookie, setSessionCookie, visitOf } from './visit.ts'

type Deps = { challenges: Challenges; signIns: SignInService; hasGetForms: boolean }
type SignedIn = Awaited<ReturnType<SignInService['withCode']>>
type Transport = { sessionTransport?: 'bearer' | 'cookie' | undefined }

export function signInRoutes(app: FastifyInstance, { challenges, signIns, hasGetForms }: Deps) {
  const askForCode = async ({ input, ...exchange }: Exchange & { input: Input<typeof requestCode> }) => {
    guardSecrets(exchange)
    const data = await challenges.send(toIdentifier(input), 'sign_in', visitOf(exchange))
    setChallengeCookie(exchange.reply, data.challengeId, data.expiresAfterSeconds)
    return { data, message: 'Code sent' }
  }
  const verify = async ({ input, ...exchange }: Exchange & { input: Input<typeof verifyCode> }) => {
    guardSecrets(exchange)
    const challengeId = challengeOf(exchange.request, input.challengeId)
    return handOver(exchange, input, await signIns.withCode({ ...input, challengeId }, visitOf(exchange)))
  }
  const forgot = async ({ input, ...exchange }: Exchange & { input: Input<typeof forgotPassword> }) => {
    guardSecrets(exchange)
    const data = await signIns.forgotPassword(input.email, visitOf(exchange))
    return { data, message: 'If the address has an account, a mail is on its way' }
  }

  serve(app, requestCode, askForCode)
  serve(app, verifyCode, verify)
  serve(app, forgotPassword, forgot)
  if (hasGetForms) {
    serve(app, requestCodeByGet, askForCode)
    serve(app, verifyCodeByGet, verify)
    serve(app, forgotPasswordByGet, forgot)
  }
  serve(app, signIn, async ({ input, ...exchange }) => {
    guardSecrets(exchange)
    const challengeId = challengeOf(exchange.request, input.challengeId)
    return handOver(exchange, input, await signIns.withProof({ ...input, challengeId }, visitOf(exchange)))
  })
  serve(app, register, async ({ input, ...exchange }) => {
    guardSecrets(exchange)
    const challengeId = challengeOf(exchange.request, input.challengeId)
    return handOver(exchange, input, await signIns.register({ ...input, challengeId }, visitOf(exchange)))
  })
  serve(app, resetPassword, async ({ input: { token, password, confirmation }, ...exchange }) => {
    guardSecrets(exchange)
    const data = await signIns.resetPassword(token, password, confirmation, visitOf(exchange))
    return { data, message: 'Password changed' }
  })
}

/** Our own pages get the token as a cookie that no script can read, everybody else in the answer. */
function handOver({ reply }: Pick<Exchange, 'reply'>, { sessionTransport }: Transport, { token, user }: SignedIn) {
  if (sessionTransport !== 'cookie') return { data: { token, user } }
  setSessionCookie(reply, token)
  return { data: { token: null, user } }
}
