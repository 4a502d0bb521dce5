import { signOut } from '@gable/contract/accounts'
import { dispatch } from '../dispatcher.ts'
import { forgetOfflineHomes } from '../offline/offline-homes.ts'
import { announceSignOut } from '../session-channel.ts'

/** Loaded when somebody signs out: it brings the validator with it. */
export async function endSession() {
  await dispatch(signOut, {})
  await forgetOfflineHomes()
  announceSignOut()
}
