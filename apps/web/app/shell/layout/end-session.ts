import { signOut } from '@gable/contract/accounts'
import { dispatch } from '../dispatcher.ts'
import { forgetMember } from '../forget-member.ts'
import { readPushToken, unsubscribeFromPush } from '../push-subscription.ts'
import { announceSignOut } from '../session-channel.ts'

/** Loaded when somebody signs out: it brings the validator with it. The next reader gets none of their messages. */
export async function endSession() {
  const pushToken = await readPushToken()
  await dispatch(signOut, pushToken ? { pushToken } : {})
  await Promise.all([forgetMember(), unsubscribeFromPush().catch(() => undefined)])
  announceSignOut()
}
