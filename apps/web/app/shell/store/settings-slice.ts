import type { SiteSettings } from '@gable/contract/settings'
import { callSucceeded, fetchTime, isCallTo, isUnderWay } from './call-events.ts'
import { type AnyAction, createAction } from './create-action.ts'

export type SettingsState = {
  data: SiteSettings | null
  lastFetch: number | null
  loading: boolean
  fcmToken: string | null
}

const initialState: SettingsState = { data: null, lastFetch: null, loading: false, fcmToken: null }

export const settingsReceived = createAction<{ data: SiteSettings; at: number }>('settings/settingsReceived')
export const pushTokenReceived = createAction<string | null>('settings/pushTokenReceived')

export function settingsReducer(state = initialState, action: AnyAction): SettingsState {
  if (settingsReceived.match(action)) return { ...state, data: action.payload.data, lastFetch: action.payload.at }
  if (pushTokenReceived.match(action)) return { ...state, fcmToken: action.payload }
  // This browser was told to receive nothing any more.
  if (callSucceeded.match(action) && isCallTo(action, '/before-logout')) return { ...state, fcmToken: null }
  if (isCallTo(action, '/web-settings')) return { ...state, loading: isUnderWay(action), ...fetchTime(action) }
  return state
}
