import type { OwnAccount } from '@gable/contract/accounts'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { callSucceeded, concerns, isUnderWay } from './call-events.ts'

/** Only the record of the person: the token travels in a cookie that no script can read. */
export type SessionState = { data: OwnAccount | null; loading: boolean }

const initialState: SessionState = { data: null, loading: false }

export const sessionSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    accountReceived(state, { payload }: PayloadAction<OwnAccount | null>) {
      state.data = payload
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(concerns('/verify-otp', '/user_signup', '/user-register', '/before-logout'), (state, action) => {
      if (callSucceeded.match(action) && action.payload.path === '/before-logout') return initialState
      state.loading = isUnderWay(action)
      return state
    })
  },
})
export const { accountReceived } = sessionSlice.actions
