import type { RootState } from './create-store.ts'
import type { Saved } from './restored.ts'

type SliceName = keyof RootState

/** Asynchronous, so that a slow store of a browser cannot hold up the page. */
export type Storage = {
  read: (key: string) => Promise<string | null>
  write: (key: string, value: string) => Promise<void>
}

export const restoreTimeoutMs = 5_000

// A new shape of a slice gets a new number; what an old page left behind is then not read any more.
const version = 1
const keyOf = (slice: SliceName) => `gable:${slice}:${version}`

/** What may be kept. Loading states are of the moment, and a session's token is in no slice at all. */
export const persistedKeys: { [Name in SliceName]: readonly (keyof RootState[Name])[] } = {
  settings: ['data', 'lastFetch', 'fcmToken'],
  user: ['data'],
  language: ['languages', 'selectedLanguage'],
  cache: [
    'lastFetch',
    'categories',
    'newUserChatData',
    'filterData',
    'articleCategoryId',
    'sliderDataLength',
    'isProject',
    'locationData',
  ],
}
const slices = Object.keys(persistedKeys) as SliceName[]

export const browserStorage: Storage = {
  read: async (key) => localStorage.getItem(key),
  write: async (key, value) => localStorage.setItem(key, value),
}

/** Reads what earlier pages left; after five seconds, or when reading fails, the page goes on without it. */
export async function restore(storage: Storage, timeoutMs = restoreTimeoutMs): Promise<Saved> {
  const { promise: timeout, resolve } = Promise.withResolvers<Saved>()
  const timer = setTimeout(() => resolve({}), timeoutMs)
  const read = async () => Object.fromEntries(await Promise.all(slices.map((name) => readSlice(storage, name))))
  return Promise.race([read().catch(() => ({})), timeout]).finally(() => clearTimeout(timer))
}

async function readSlice(storage: Storage, name: SliceName): Promise<[SliceName, object]> {
  const text = await storage.read(keyOf(name))
  return [name, text ? pick(parse(text), persistedKeys[name]) : {}]
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

const pick = (state: object, fields: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(state).filter(([name]) => fields.includes(name)))

type Watched = { getState: () => RootState; subscribe: (onChange: () => void) => void }

/** From now on the slices that a change touches are written; before, an empty first state would overwrite them. */
export function keepChanges({ getState, subscribe }: Watched, storage: Storage) {
  let before = getState()
  subscribe(() => {
    const now = getState()
    const changed = slices.filter((name) => now[name] !== before[name])
    before = now
    for (const name of changed) void write(storage, keyOf(name), JSON.stringify(pick(now[name], persistedKeys[name])))
  })
}

/** Private windows and full disks refuse to store; the page works without. */
async function write(storage: Storage, key: string, value: string) {
  await storage.write(key, value).catch(() => undefined)
}
