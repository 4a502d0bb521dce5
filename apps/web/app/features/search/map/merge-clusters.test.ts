import { expect, test } from 'vitest'
import { mergeClusters } from './merge-clusters.ts'

const at = (key: string, count: number, longitude: number) => ({
  key,
  count,
  longitude,
  latitude: 0,
  west: longitude - 10,
  east: longitude + 10,
  south: 0,
  north: 10,
})
const asPixels = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({ x: longitude, y: latitude })

test('clusters that would cover each other are one, where most of their homes are', () => {
  const merged = mergeClusters([at('a', 10, 100), at('b', 30, 140), at('c', 5, 300)], asPixels)
  expect(merged).toEqual([{ ...at('b', 40, 130), west: 90, east: 150 }, at('c', 5, 300)])
})

test('no home is lost', () => {
  const many = Array.from({ length: 40 }, (_, index) => at(String(index), index + 1, index * 17))
  const total = (clusters: { count: number }[]) => clusters.reduce((sum, { count }) => sum + count, 0)
  expect(total(mergeClusters(many, asPixels))).toBe(total(many))
})
