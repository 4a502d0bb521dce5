import { updatePushToken } from '@gable/contract/accounts'
import { forgetPushToken, getPushKey } from '@gable/contract/notifications'
import { dispatch } from '#app/shell/dispatcher.ts'
import { readPushToken, subscribeToPush, unsubscribeFromPush } from '#app/shell/push-subscription.ts'

/** The token that the server now knows this browser by; nothing when the reader said no. */
export async function turnPushOn(): Promise<string | undefined> {
  const { data } = await dispatch(getPushKey, {})
  const pushToken = await subscribeToPush(data.publicKey)
  if (pushToken) await dispatch(updatePushToken, { pushToken })
  return pushToken
}

/** The session that registered this browser may be over, and its registration with it. */
export async function registerAgain(): Promise<string | undefined> {
  const pushToken = await readPushToken()
  if (pushToken) await dispatch(updatePushToken, { pushToken })
  return pushToken
}

export async function turnPushOff() {
  const pushToken = await readPushToken()
  if (pushToken) await dispatch(forgetPushToken, { pushToken })
  await unsubscribeFromPush()
}
