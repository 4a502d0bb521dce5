import {
  forgotPassword,
  register,
  requestCode,
  resetPassword,
  signIn,
  type SignedIn,
  verifyCode,
} from '@gable/contract/accounts'
import type { Input } from '@gable/contract/call'
import { dispatch } from '#app/shell/dispatcher.ts'
import type { Identifier } from '../identifier.ts'

// Import it lazily: it brings the validator with it. The session comes as a cookie that no script can read.
const sessionTransport = 'cookie'

export async function askForCode(identifier: Identifier) {
  const { data } = await dispatch(requestCode, identifier)
  return data
}

export async function signInWithCode(identifier: Identifier, code: string): Promise<SignedIn['user']> {
  const { data } = await dispatch(verifyCode, { ...identifier, code, sessionTransport })
  return data.user
}

export async function signInWithPassword(identifier: Identifier, password: string): Promise<SignedIn['user']> {
  const way = 'email' in identifier ? 'email' : 'phone'
  const { data } = await dispatch(signIn, { way, ...identifier, password, sessionTransport })
  return data.user
}

export async function registerAccount(account: Omit<Input<typeof register>, 'sessionTransport'>) {
  const { data } = await dispatch(register, { ...account, sessionTransport })
  return data.user
}

export const mailResetLink = (email: string) => dispatch(forgotPassword, { email })

export const setNewPassword = (token: string, password: string, confirmation: string) =>
  dispatch(resetPassword, { token, password, confirmation })
