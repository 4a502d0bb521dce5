import { expect, test } from 'vitest'
import { safeNext } from './use-next.ts'

test.each(['/user/properties', '/ar/properties?deal=rent&bbox=1,2,3,4', '/', '/a//b'])(
  '%s is a path of this site',
  (next) => {
    expect(safeNext(next, '/home')).toBe(next)
  },
)

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'user/properties',
])('%s is not followed', (next) => {
  expect(safeNext(next, '/home')).toBe('/home')
  expect(new URL(safeNext(next, '/home'), 'https://gable.example').origin).toBe('https://gable.example')
})
