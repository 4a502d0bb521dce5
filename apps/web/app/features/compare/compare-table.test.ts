import { expect, test } from 'vitest'
import { betterOf, changeSinceListed, findBest, isSame, parseIds, pricePerArea, toRow } from './compare-table.ts'

test('an address names up to four homes, each once, whatever else stands there', () => {
  expect(parseIds('3,7,3,x,-1,0,9,11,12')).toEqual([3, 7, 9, 11])
  expect(parseIds('')).toEqual([])
})

test('the best is marked where homes differ, also where several share it', () => {
  expect(findBest([3, 3, null, 2], 'more')).toEqual([0, 1])
  expect(findBest([500, 480, 620], 'less')).toEqual([1])
})

test('nothing is best where all are the same, where one alone says it or where nobody can tell', () => {
  expect([findBest([2, 2], 'more'), findBest([2, null], 'more'), findBest([1, 2], undefined)]).toEqual([[], [], []])
})

test('what is paid should be little, of rooms and space there should be much', () => {
  expect(betterOf({ key: 'area', kind: 'number', unit: 'sqm' })).toBe('more')
  expect(betterOf({ key: 'charges', kind: 'number', unit: 'money_per_month' })).toBe('less')
  expect(betterOf({ key: 'tenure', kind: 'choice', unit: null })).toBeUndefined()
  expect(betterOf({ key: 'floor', kind: 'number', unit: null })).toBeUndefined()
})

test('rows in which all say the same are told apart', () => {
  const named = { key: 'beds', name: 'Bedrooms' }
  expect(isSame(toRow(named, ['2', '2'], { figures: [2, 2], better: 'more' }))).toBe(true)
  expect(isSame(toRow(named, ['2', null], { figures: [2, null], better: 'more' }))).toBe(false)
})

test('prices are compared by area and by what they were', () => {
  const area = {
    id: 1,
    key: 'area',
    name: 'Area',
    icon: '',
    kind: 'number',
    value: 100,
    valueNames: [] as string[],
    unit: 'sqm',
  } as const
  expect(pricePerArea({ price: '250000', deal: 'sell', parameters: [area] })).toBe(2_500)
  expect(pricePerArea({ price: '1200', deal: 'rent', parameters: [area] })).toBeNull()
  const history = ['500000', '480000'].map((price) => ({ price, changedAt: '' }))
  expect(changeSinceListed({ priceHistory: history })).toBeCloseTo(-0.04)
  expect(changeSinceListed({ priceHistory: history.slice(1) })).toBeNull()
})
