import { signOut, verifyCode } from '@gable/contract/accounts'
import { ApiError, type CallEvent } from '@gable/contract/client'
import { getSettings } from '@gable/contract/settings'
import { expect, test } from 'vitest'
import { person } from './person.fixture.ts'
import { toAction } from './call-events.ts'
import { newChatOpened } from './cache-slice.ts'
import { createStore } from './create-store.ts'
import { accountReceived } from './session-slice.ts'
import { pushTokenReceived } from './settings-slice.ts'

const event = (call: CallEvent['call'], type: 'start' | 'success' | 'failure'): CallEvent => {
  const shared = { call, wantsToast: false }
  if (type === 'start') return { ...shared, type }
  if (type === 'success') return { ...shared, type, message: '' }
  return { ...shared, type, error: new ApiError(401, 'incorrect_details', '') }
}

test('signing in is loading from its start to its end, however it ends', () => {
  const store = createStore()
  const loading = (type: 'start' | 'success' | 'failure') => {
    store.dispatch(toAction(event(verifyCode, type), 1))
    return store.getState().user.loading
  }
  expect([loading('start'), loading('failure'), loading('start'), loading('success')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('signing out empties the session, and what else only its member may have', () => {
  const store = createStore()
  store.dispatch(accountReceived(person))
  store.dispatch(newChatOpened({ userId: 9, propertyId: 3 }))
  store.dispatch(pushTokenReceived('a subscription'))
  store.dispatch(toAction(event(signOut, 'success'), 1))
  expect(store.getState().user).toEqual({ data: null, loading: false })
  expect(store.getState().cache.newUserChatData).toBeNull()
  expect(store.getState().settings.fcmToken).toBeNull()
})

test('the settings remember when they came', () => {
  const store = createStore()
  store.dispatch(toAction(event(getSettings, 'success'), 1234))
  expect(store.getState().settings.lastFetch).toBe(1234)
})
