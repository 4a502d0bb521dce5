import type { CallEvent } from '@gable/contract/client'
import { type AnyAction, createAction } from './create-action.ts'

type Subject = { path: string }

/** What the dispatcher of calls tells the store; which call it was is known by its path. */
export const callStarted = createAction<Subject>('call/started')
export const callSucceeded = createAction<Subject & { message: string; at: number }>('call/succeeded')
export const callFailed = createAction<Subject & { code: string }>('call/failed')

export function toAction(event: CallEvent, at: number) {
  const { path } = event.call
  if (event.type === 'start') return callStarted({ path })
  if (event.type === 'success') return callSucceeded({ path, message: event.message, at })
  return callFailed({ path, code: event.error.code })
}

const ofCalls = [callStarted, callSucceeded, callFailed]

/** Whether it is any of the three about one of these calls. */
export const isCallTo = (action: AnyAction, ...paths: string[]): boolean =>
  ofCalls.some(({ match }) => match(action) && paths.includes(action.payload.path))

export const isUnderWay = (action: AnyAction) => callStarted.match(action)

/** When the answer came, for slices that remember it. */
export const fetchTime = (action: AnyAction) => (callSucceeded.match(action) ? { lastFetch: action.payload.at } : {})
