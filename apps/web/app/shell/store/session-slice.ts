import type { OwnAccount } from '@gable/contract/accounts'
import { callSucceeded, isCallTo, isUnderWay } from './call-events.ts'
import { type AnyAction, createAction } from './create-action.ts'

/** Only the record of the person: the token travels in a cookie that no script can read. */
export type SessionState = { data: OwnAccount | null; loading: boolean }

const initialState: SessionState = { data: null, loading: false }

export const accountReceived = createAction<OwnAccount | null>('user/accountReceived')

export function sessionReducer(state = initialState, action: AnyAction): SessionState {
  if (accountReceived.match(action)) return { ...state, data: action.payload }
  if (callSucceeded.match(action) && isCallTo(action, '/before-logout')) return initialState
  if (isCallTo(action, '/verify-otp', '/user_signup', '/user-register', '/before-logout')) {
    return { ...state, loading: isUnderWay(action) }
  }
  return state
}
