import { expect, test } from 'vitest'
import { findChosenStart } from './chosen-language.ts'

const at = (address: string, cookies: string | null) =>
  findChosenStart(new URL(address, 'http://gable.test'), cookies, 'en')

test('the start of the site leads to the language that was chosen, with its query', () => {
  expect(at('/', 'theme=dark; language=ar')).toBe('/ar')
  expect(at('/?from=mail', 'language=ar')).toBe('/ar?from=mail')
})

test.each([
  ['nothing was chosen', '/', null],
  ['the default language was chosen', '/', 'language=en'],
  ['the cookie holds something else', '/', 'language=//evil.example'],
  ['another page was opened', '/properties', 'language=ar'],
  ['the address names a language', '/ar', 'language=ar'],
])('nobody is led anywhere where %s', (_, address, cookies) => {
  expect(at(address, cookies)).toBeUndefined()
})
