import type { CallEvent } from '@gable/contract/client'
import { createAction } from '@reduxjs/toolkit'

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

/** Matches any of the three for the calls that a slice cares about. */
export const concerns =
  (...paths: string[]) =>
  (action: { type: string; payload?: unknown }): boolean =>
    action.type.startsWith('call/') && paths.includes((action.payload as Subject).path)

export const isUnderWay = (action: { type: string }) => action.type === callStarted.type
