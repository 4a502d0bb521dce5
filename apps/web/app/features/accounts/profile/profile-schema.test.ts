import { expect, test } from 'vitest'
import { person } from '#app/shell/store/test/person.ts'
import { countChanges, isHandle, ProfileForm, toChanges, toHandle, toProfile } from './profile-schema.ts'

const profile = toProfile(person)
const porto = { address: 'Rua das Flores 1, Porto', city: 'Porto', state: 'Porto', country: 'Portugal' }

const problemsOf = (values: object) => {
  const { error } = ProfileForm.safeParse({ ...profile, ...values })
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test('a profile may have no address, but not half of one', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf(porto)).toEqual({})
  expect(problemsOf({ city: 'Porto' })).toEqual({
    address: 'addressPart',
    state: 'addressPart',
    country: 'addressPart',
  })
})

test('a name is needed, a phone begins with its country, a page elsewhere has a plain name', () => {
  expect(problemsOf({ name: ' ', mobile: '912 604 418', twitterId: 'two words' })).toEqual({
    name: 'required',
    mobile: 'phone',
    twitterId: 'handle',
  })
})

test('only what changed is sent, and a point only whole', () => {
  expect(toChanges(profile, { ...profile, aboutMe: 'Hello' })).toEqual({ aboutMe: 'Hello' })
  const moved = { ...profile, ...porto, latitude: 41.15, longitude: -8.61 }
  expect(toChanges(profile, moved)).toEqual({ ...porto, latitude: 41.15, longitude: -8.61 })
  expect(toChanges(profile, { ...moved, longitude: null })).toEqual(porto)
})

test('a changed place counts once, however many of its fields differ', () => {
  expect(countChanges(profile, profile)).toBe(0)
  expect(countChanges(profile, { ...profile, ...porto, name: 'Ada' })).toBe(2)
})

test.each([
  ['casanorte', 'casanorte'],
  [' @casanorte.porto ', 'casanorte.porto'],
  ['https://www.facebook.com/casanorte/', 'casanorte'],
  ['instagram.com/casanorte?hl=en', 'casanorte'],
  ['https://youtube.com/@casanorte/videos', 'casanorte'],
  ['https://x.com/casa_norte', 'casa_norte'],
  ['', ''],
])('%s is the page %s', (text, handle) => {
  expect(toHandle(text)).toBe(handle)
  expect(isHandle(handle)).toBe(true)
})

test.each(['two words', 'javascript:alert(1)', '<b>', '"x"'])('%s is no page', (text) => {
  expect(isHandle(toHandle(text))).toBe(false)
})
