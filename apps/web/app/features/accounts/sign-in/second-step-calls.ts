import { getSecurity } from '@gable/contract/security'
import { becomeOwner, passSecondStep, renewRecoveryCodes, setUpSecondStep } from '@gable/contract/staff'
import { dispatch } from '#app/shell/dispatcher.ts'

// Import it lazily: it brings the validator with it.
export async function readSignInWays() {
  const { data } = await dispatch(getSecurity, {})
  return data
}

export async function beginSecondStep() {
  const { data } = await dispatch(setUpSecondStep, {})
  return data
}

/** The recovery codes come with the first code that fits; later there are none. */
export async function proveSecondStep(code: string) {
  const { data } = await dispatch(passSecondStep, { code })
  return data.recoveryCodes
}

export async function makeRecoveryCodes() {
  const { data } = await dispatch(renewRecoveryCodes, {})
  return data.recoveryCodes
}

export const claimOwnership = (token: string) => dispatch(becomeOwner, { token })
