import { recall, keep } from './remembered.ts'

const answerKey = 'gable:position-answer'
const longestWaitMs = 10_000
const freshForMs = 600_000

/** `ask` before the first answer; afterwards what the browser says, and `no` where it will not say. */
export type PositionState = 'ask' | 'granted' | 'no'

export async function readPositionState(): Promise<PositionState> {
  if (!('geolocation' in navigator)) return 'no'
  // Some browsers have positions and no way to ask whether they may be asked for.
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (permission?.state === 'granted') return 'granted'
  if (permission?.state === 'denied' || recall(answerKey)) return 'no'
  return 'ask'
}

/** Either answer is final: nobody likes to be asked twice. */
export const rememberAnswer = (answer: 'accepted' | 'declined') => keep(answerKey, answer)

export type Position = { latitude: number; longitude: number }

export function findPosition(): Promise<Position | undefined> {
  const { promise, resolve } = Promise.withResolvers<Position | undefined>()
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
    () => resolve(undefined),
    { timeout: longestWaitMs, maximumAge: freshForMs },
  )
  return promise
}
