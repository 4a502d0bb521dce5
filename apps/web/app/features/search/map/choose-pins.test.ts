import { expect, test } from 'vitest'
import { choosePins } from './choose-pins.ts'

const at = (id: number, x: number, y: number) => ({ id, x, y, text: '€685K' })

test('of two prices that would cover each other the first one stays', () => {
  expect([...choosePins([at(1, 100, 100), at(2, 130, 110), at(3, 300, 100)], [])]).toEqual([1, 3])
})

test('no price covers a cluster', () => {
  expect([...choosePins([at(1, 100, 100), at(2, 300, 300)], [{ x: 110, y: 90 }])]).toEqual([2])
})

test('a longer price needs more room', () => {
  const long = { ...at(2, 190, 100), text: 'AED 12,345,678' }
  expect([...choosePins([at(1, 100, 100), at(2, 190, 100)], [])]).toEqual([1, 2])
  expect([...choosePins([at(1, 100, 100), long], [])]).toEqual([1])
})
