import { expect, test } from 'vitest'
import { findAppLink } from './app-link.ts'

test.each([
  ['1234567890', 'https://apps.apple.com/app/id1234567890'],
  ['id1234567890', 'https://apps.apple.com/app/id1234567890'],
  ['org.example.homes', 'https://play.google.com/store/apps/details?id=org.example.homes'],
  ['https://example.org/app', 'https://example.org/app'],
])('%s leads to %s', (id, link) => {
  expect(findAppLink(id)).toBe(link)
})

test.each(['', 'http://example.org', 'javascript:alert(1)', 'data:text/html,hello', 'some words'])(
  '%s leads nowhere',
  (id) => {
    expect(findAppLink(id)).toBeUndefined()
  },
)
