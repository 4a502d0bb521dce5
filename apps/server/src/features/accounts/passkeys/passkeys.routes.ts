import {
  addPasskey,
  beginPasskey,
  beginPasskeySecondStep,
  beginPasskeySignIn,
  listPasskeys,
  passSecondStepWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@gable/contract/passkeys'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import { handOver } from '../hand-over.ts'
import { bindToBrowser, browserOf, guardSecrets, signedOf, visitOf } from '../visit.ts'
import type { PasskeySignIn } from './passkey-sign-in.service.ts'
import type { PasskeyService } from './passkeys.service.ts'

export function passkeyRoutes(app: FastifyInstance, passkeys: PasskeyService, signIns: PasskeySignIn) {
  serve(app, listPasskeys, async (context) => wholeList(await passkeys.list(signedOf(context))))
  serve(app, beginPasskey, async (context) => ({ data: await passkeys.begin(signedOf(context)) }))
  serve(app, addPasskey, async (context) => ({
    data: await passkeys.add(signedOf(context), context.input, visitOf(context)),
    message: 'passkey_added',
  }))
  serve(app, removePasskey, async (context) => ({
    data: await passkeys.remove(signedOf(context), context.input.id, visitOf(context)),
    message: 'passkey_removed',
  }))
  serve(app, renamePasskey, async (context) => ({
    data: await passkeys.rename(signedOf(context), context.input),
    message: 'passkey_renamed',
  }))
  serve(app, beginPasskeySignIn, async (context) => {
    guardSecrets(context)
    return { data: await signIns.beginSignIn(bindToBrowser(context), visitOf(context)) }
  })
  serve(app, signInWithPasskey, async ({ input, ...exchange }) => {
    guardSecrets(exchange)
    return handOver(exchange, input, await signIns.signIn(input, browserOf(exchange), visitOf(exchange)))
  })
  serve(app, beginPasskeySecondStep, async (context) => ({ data: await signIns.beginSecondStep(signedOf(context)) }))
  serve(app, passSecondStepWithPasskey, async (context) => ({
    data: await signIns.passSecondStep(signedOf(context), context.input, visitOf(context)),
  }))
}
