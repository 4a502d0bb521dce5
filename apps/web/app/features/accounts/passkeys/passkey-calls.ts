import type { SignedIn } from '@gable/contract/accounts'
import type { Input } from '@gable/contract/call'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySecondStep,
  beginPasskeySignIn,
  passSecondStepWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@gable/contract/passkeys'
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { dispatch } from '#app/shell/dispatcher.ts'

// Import it lazily: it brings the validator and the library with it.

/** Waits for the person to use a passkey of theirs. */
async function sign(options: object): Promise<Input<typeof passSecondStepWithPasskey>> {
  const { id, response } = await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })
  return {
    credentialId: id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle,
  }
}

export async function signInByPasskey(): Promise<SignedIn['user']> {
  demandSupport()
  const { data: begun } = await dispatch(beginPasskeySignIn, {})
  const assertion = await sign(begun.requestOptions)
  const { data } = await dispatch(signInWithPasskey, { ...assertion, sessionTransport: 'cookie' })
  return data.user
}

export async function proveByPasskey() {
  demandSupport()
  const { data: begun } = await dispatch(beginPasskeySecondStep, {})
  await dispatch(passSecondStepWithPasskey, await sign(begun.requestOptions))
}

/** Answers recovery codes when it is the first second step of staff, and otherwise none. */
export async function createPasskey(name: string): Promise<string[]> {
  demandSupport()
  const { data: begun } = await dispatch(beginPasskey, {})
  const optionsJSON = begun.creationOptions as PublicKeyCredentialCreationOptionsJSON
  const { id, response } = await startRegistration({ optionsJSON })
  const { data } = await dispatch(addPasskey, {
    name,
    credentialId: id,
    clientData: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: response.transports,
  })
  return data.recoveryCodes
}

export const changePasskeyName = (id: string, name: string) => dispatch(renamePasskey, { id, name })

export const deletePasskey = (id: string) => dispatch(removePasskey, { id })

/** Also without a secure address: browsers hide it there. */
function demandSupport() {
  if (!browserSupportsWebAuthn()) {
    throw Object.assign(new Error('This browser has no passkeys'), { code: 'passkey_unsupported' })
  }
}
