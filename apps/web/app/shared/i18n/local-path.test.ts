import { expect, test } from 'vitest'
import { localPath, pathInLanguage, splitPath } from './local-path.ts'

test('the default language has no segment, whichever it is', () => {
  expect(localPath('/properties', 'en', 'en')).toBe('/properties')
  expect(localPath('/properties', 'en', 'ar')).toBe('/en/properties')
  expect(localPath('/', 'ar', 'en')).toBe('/ar')
})

test.each(['/', '/properties', '/properties-details/home', '/sign-in'])(
  '%s keeps its path from language to language',
  (path) => {
    const arabic = pathInLanguage(path, 'ar')
    expect(splitPath(arabic, 'en')).toEqual({ language: 'ar', path })
    expect(splitPath(pathInLanguage(arabic, 'en'), 'en')).toEqual({ language: 'en', path })
  },
)

test('a segment that only looks like a language is part of the path', () => {
  expect(splitPath('/arable-land', 'en')).toEqual({ language: 'en', path: '/arable-land' })
})
