import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSeenHomes, listSeenHomes, noteSeenHome } from './seen-homes.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
})
const ids = () => listSeenHomes().map(({ id }) => id)
beforeEach(() => stored.clear())

test('the home that was seen last comes first, and each comes once', () => {
  noteSeenHome(1, 10)
  noteSeenHome(2, 20)
  noteSeenHome(1, 30)
  expect(listSeenHomes()).toEqual([
    { id: 1, seenAt: 30 },
    { id: 2, seenAt: 20 },
  ])
})

test('of very many homes the last two hundred are remembered', () => {
  for (let id = 1; id <= 250; id += 1) noteSeenHome(id)
  expect(listSeenHomes()).toHaveLength(200)
  expect(ids()[0]).toBe(250)
})

test('an unchanged list stays the same object', () => {
  noteSeenHome(1)
  expect(listSeenHomes()).toBe(listSeenHomes())
})

test('forgotten homes are gone', () => {
  noteSeenHome(1)
  forgetSeenHomes()
  expect(ids()).toEqual([])
})

test.each(['nonsense', '{}', '[1, null, {"id":"1"}]'])('what somebody else wrote there, %s, is no home', (text) => {
  stored.set('seen-homes', text)
  expect(ids()).toEqual([])
})
