import { expect, test, vi } from 'vitest'
import { findPlaces } from './find-places.ts'

const dispatch = vi.hoisted(() =>
  vi.fn<(call: unknown, input: unknown) => Promise<{ data: never[] }>>(async () => ({ data: [] })),
)
vi.mock('#app/shell/dispatcher.ts', () => ({ dispatch }))

test('places are asked for around a point, where one is known', async () => {
  const { signal } = new AbortController()
  await findPlaces('Por', { language: 'en', latitude: 41.15, longitude: -8.61 }, signal)
  await findPlaces('Por', { language: 'en' }, signal)
  expect(dispatch.mock.calls.map(([, input]) => input)).toEqual([
    { query: 'Por', language: 'en', latitude: 41.15, longitude: -8.61, limit: 6 },
    { query: 'Por', language: 'en', limit: 6 },
  ])
})
