import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function makeBreaker() {
  const clock = { now: 0 }
  const changes: boolean[] = []
  const breaker = createCircuitBreaker({
    failuresToOpen: 2,
    openMs: 100,
    now: () => clock.now,
    onChange: (isOpen) => changes.push(isOpen),
  })
  return { breaker, clock, changes }
}

test('single failures between successes never open it', () => {
  const { breaker, changes } = makeBreaker()
  for (let turn = 0; turn < 10; turn += 1) {
    breaker.failed()
    breaker.succeeded()
  }
  expect([breaker.allows(), changes]).toEqual([true, []])
})

test('failures in a row open it, and one caller per pause looks whether it is back', () => {
  const { breaker, clock, changes } = makeBreaker()
  breaker.failed()
  breaker.failed()
  expect(breaker.allows()).toBe(false)
  clock.now = 100
  expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
  breaker.failed()
  clock.now = 199
  expect(breaker.allows()).toBe(false)
  clock.now = 200
  expect(breaker.allows()).toBe(true)
  breaker.succeeded()
  expect([breaker.allows(), breaker.allows(), changes]).toEqual([true, true, [true, false]])
})

test('a probe that is never answered does not keep it open for ever', () => {
  const { breaker, clock } = makeBreaker()
  breaker.failed()
  breaker.failed()
  clock.now = 100
  expect(breaker.allows()).toBe(true)
  clock.now = 200
  expect(breaker.allows()).toBe(true)
})
