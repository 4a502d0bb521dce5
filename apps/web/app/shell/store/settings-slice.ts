import type { SiteSettings } from '@gable/contract/settings'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { callSucceeded, concerns, isUnderWay } from './call-events.ts'

export type SettingsState = {
  data: SiteSettings | null
  lastFetch: number | null
  loading: boolean
  fcmToken: string | null
}

const initialState: SettingsState = { data: null, lastFetch: null, loading: false, fcmToken: null }

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    settingsReceived(state, { payload }: PayloadAction<{ data: SiteSettings; at: number }>) {
      state.data = payload.data
      state.lastFetch = payload.at
    },
    pushTokenReceived(state, { payload }: PayloadAction<string | null>) {
      state.fcmToken = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(concerns('/web-settings'), (state, action) => {
      state.loading = isUnderWay(action)
      if (callSucceeded.match(action)) state.lastFetch = action.payload.at
    })
  },
})
export const { settingsReceived, pushTokenReceived } = settingsSlice.actions
