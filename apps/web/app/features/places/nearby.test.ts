import { expect, test } from 'vitest'
import { nearestOfEach } from './nearby.ts'

const home = { latitude: 41.15, longitude: -8.62 }
const north = (kind: string, metres: number, name = kind) => ({
  kind,
  name,
  latitude: home.latitude + metres / 111_320,
  longitude: home.longitude,
})

test('of each kind the nearest is proposed, in steps of fifty metres', () => {
  const points = [north('school', 900), north('school', 412, 'Centre School'), north('stop', 12)]
  expect(nearestOfEach(points, home)).toEqual([
    { facilityKey: 'school', name: 'Centre School', distanceKm: 0.4 },
    { facilityKey: 'bus', name: 'stop', distanceKm: 0.05 },
  ])
})

test('what is far away, and what nobody asks about, is not proposed', () => {
  expect(nearestOfEach([north('beach', 5_100), north('museum', 100)], home)).toEqual([])
})

test('across the date line a place is as near as it is', () => {
  const [found] = nearestOfEach([{ kind: 'park', name: '', latitude: 0, longitude: -179.999 }], {
    latitude: 0,
    longitude: 179.999,
  })
  expect(found?.distanceKm).toBe(0.2)
})
