import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { person } from './person.fixture.ts'
import {
  categoriesReceived,
  positionReceived,
  projectsSearched,
  searchRemembered,
  sliderReceived,
} from './cache-slice.ts'
import { createStore } from './create-store.ts'
import { languageSelected } from './language-slice.ts'
import { keepChanges, restore, type Storage } from './persister.ts'
import { restored } from './restored.ts'
import { accountReceived } from './session-slice.ts'

let values: Map<string, string>
let storage: Storage

beforeEach(() => {
  values = new Map()
  storage = {
    read: async (key) => values.get(key) ?? null,
    write: async (key, value) => {
      values.set(key, value)
    },
  }
})

afterEach(() => vi.useRealTimers())

function createKeptStore() {
  const store = createStore()
  keepChanges(store, storage)
  return store
}

test('the four slices have exactly the fields of the specification', () => {
  const state = createStore().getState()
  const fields = Object.entries(state).map(([name, slice]) => [name, Object.keys(slice)])
  expect(Object.fromEntries(fields)).toEqual({
    settings: ['data', 'lastFetch', 'loading', 'fcmToken'],
    user: ['data', 'loading'],
    language: ['languages', 'loading', 'selectedLanguage'],
    cache: [
      'loading',
      'lastFetch',
      'categories',
      'newUserChatData',
      'filterData',
      'articleCategoryId',
      'sliderDataLength',
      'isProject',
      'locationData',
    ],
  })
})

test('what one page kept, the next one has again', async () => {
  const store = createKeptStore()
  store.dispatch(accountReceived(person))
  store.dispatch(positionReceived({ latitude: 41.15, longitude: -8.61 }))
  await expect.poll(() => values.size).toBe(2)

  const next = createStore()
  next.dispatch(restored(await restore(storage)))
  expect(next.getState().user.data).toEqual(person)
  expect(next.getState().cache.locationData).toEqual({ latitude: 41.15, longitude: -8.61 })
})

test('what the outline of the home page and the way back to a search need is kept', async () => {
  const store = createKeptStore()
  const villa = { id: 3, slug: 'villa', name: 'Villa', icon: 'villa' }
  store.dispatch(categoriesReceived({ data: [villa], at: 1234 }))
  store.dispatch(sliderReceived(5))
  store.dispatch(projectsSearched(true))
  await expect.poll(() => values.get('gable:cache:1')).toContain('"isProject":true')

  const next = createStore()
  next.dispatch(restored(await restore(storage)))
  expect(next.getState().cache).toMatchObject({
    categories: [villa],
    lastFetch: 1234,
    sliderDataLength: 5,
    isProject: true,
  })
})

test('reading a page in a language is no choice; following a link to one is', async () => {
  const store = createKeptStore()
  expect(store.getState().language.selectedLanguage).toBeNull()
  store.dispatch(languageSelected('ar'))
  await expect.poll(() => values.get('gable:language:1')).toContain('"selectedLanguage":"ar"')
})

test('fields that are not allowed are neither written nor read, a token least of all', async () => {
  const store = createKeptStore()
  store.dispatch(searchRemembered('?deal=rent'))
  await expect.poll(() => values.size).toBe(1)
  expect([...values.values()].join()).not.toContain('loading')

  values.set('gable:user:1', JSON.stringify({ data: person, token: 'stolen', loading: true }))
  expect((await restore(storage)).user).toEqual({ data: person })
})

test.each([
  ['is slow', () => new Promise<string>(() => {})],
  ['fails', () => Promise.reject(new Error('denied'))],
  ['holds nonsense', async () => '{'],
])('a storage that %s does not keep the page waiting', async (_, read) => {
  const saved = await restore({ ...storage, read }, 20)
  expect(Object.values(saved).every((slice) => Object.keys(slice).length === 0)).toBe(true)
})

test('a storage that does not answer is waited for five seconds, and no longer', async () => {
  vi.useFakeTimers()
  let saved: object | undefined
  void restore({ ...storage, read: () => new Promise<string>(() => {}) }).then((found) => (saved = found))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(saved).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(saved).toEqual({})
})

test('what an older version left is not read', async () => {
  values.set('gable:user:0', JSON.stringify({ data: person }))
  expect((await restore(storage)).user).toEqual({})
})
