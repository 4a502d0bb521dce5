import { signOut } from '@gable/contract/accounts'
import { dispatch } from '../dispatcher.ts'
import { forgetMember } from '../forget-member.ts'
import { announceSignOut } from '../session-channel.ts'

/** Loaded when somebody signs out: it brings the validator with it. */
export async function endSession() {
  await dispatch(signOut, {})
  await forgetMember()
  announceSignOut()
}
