import { requestCode, verifyCode } from '@gable/contract/accounts'
import { dispatch } from '../../shell/dispatcher.ts'

/** Import it lazily: it brings the validator with it. */
export async function askForCode(email: string) {
  const { data } = await dispatch(requestCode, { email })
  return data
}

/** The session comes as a cookie that no script can read; what is handed back is the person. */
export async function signIn(email: string, code: string) {
  const { data } = await dispatch(verifyCode, { email, code, sessionTransport: 'cookie' })
  return data.user
}
