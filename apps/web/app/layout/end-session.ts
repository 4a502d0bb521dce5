import { signOut } from '@gable/contract/accounts'
import { dispatch } from '#app/shell/dispatcher.ts'
import { announceSignOut } from '#app/shell/session-channel.ts'

/** Loaded when somebody signs out: it brings the validator with it. */
export async function endSession() {
  await dispatch(signOut, {})
  announceSignOut()
}
