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
import type { Challenges } from '../challenges.service.ts'
import { handOver } from '../hand-over.ts'
import { toIdentifier } from '../identifier.ts'
import type { RegistrationService } from '../register/registration.ts'
import {
  challengeOf,
  type Exchange,
  guardSecrets,
  maySetCookies,
  setChallengeCookie,
  signedOf,
  visitOf,
} from '../visit.ts'
import type { PasswordResets } from './password-reset.service.ts'
import type { SignInService } from './sign-in.service.ts'

type Deps = {
  challenges: Challenges
  signIns: SignInService
  registrations: RegistrationService
  resets: PasswordResets
  hasGetForms: boolean
}

export function signInRoutes(app: FastifyInstance, { challenges, signIns, registrations, resets, hasGetForms }: Deps) {
  const askForCode = async ({ input, ...exchange }: Exchange & { input: Input<typeof requestCode> }) => {
    guardSecrets(exchange)
    const data = await challenges.send(toIdentifier(input), 'sign_in', visitOf(exchange))
    if (maySetCookies(exchange)) setChallengeCookie(exchange.reply, data.challengeId, data.expiresAfterSeconds)
    return { data, message: 'code_sent' as const }
  }
  const verify = async ({ input, ...exchange }: Exchange & { input: Input<typeof verifyCode> }) => {
    guardSecrets(exchange)
    const challengeId = challengeOf(exchange.request, input.challengeId)
    return handOver(exchange, input, await signIns.withCode({ ...input, challengeId }, visitOf(exchange)))
  }
  const forgot = async ({ input, ...exchange }: Exchange & { input: Input<typeof forgotPassword> }) => {
    guardSecrets(exchange)
    const data = await resets.forgotPassword(input.email, visitOf(exchange))
    return { data, message: 'reset_mail_sent' as const }
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
  serve(app, register, async ({ input, viewer, ...exchange }) => {
    guardSecrets(exchange)
    const challengeId = challengeOf(exchange.request, input.challengeId)
    const signed = viewer && signedOf({ viewer, request: exchange.request })
    const signedIn = await registrations.register({ ...input, challengeId }, visitOf(exchange), signed)
    return handOver(exchange, input, signedIn)
  })
  serve(app, resetPassword, async ({ input: { token, password, confirmation }, ...exchange }) => {
    guardSecrets(exchange)
    const data = await resets.resetPassword(token, password, confirmation, visitOf(exchange))
    return { data, message: 'password_changed' }
  })
}
