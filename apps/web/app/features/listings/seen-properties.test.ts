import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSeenProperties, listSeenProperties, noteSeenProperty } from './seen-properties.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
})
const ids = () => listSeenProperties().map(({ id }) => id)
beforeEach(() => stored.clear())

test('the home that was seen last comes first, and each comes once', () => {
  noteSeenProperty(1, 10)
  noteSeenProperty(2, 20)
  noteSeenProperty(1, 30)
  expect(listSeenProperties()).toEqual([
    { id: 1, seenAt: 30 },
    { id: 2, seenAt: 20 },
  ])
})

test('of very many homes the last two hundred are remembered', () => {
  for (let id = 1; id <= 250; id += 1) noteSeenProperty(id)
  expect(listSeenProperties()).toHaveLength(200)
  expect(ids()[0]).toBe(250)
})

test('an unchanged list stays the same object', () => {
  noteSeenProperty(1)
  expect(listSeenProperties()).toBe(listSeenProperties())
})

test('forgotten homes are gone', () => {
  noteSeenProperty(1)
  forgetSeenProperties()
  expect(ids()).toEqual([])
})

test.each(['nonsense', '{}', '[1, null, {"id":"1"}]'])('what somebody else wrote there, %s, is no home', (text) => {
  stored.set('seen-homes', text)
  expect(ids()).toEqual([])
})
