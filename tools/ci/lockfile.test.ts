import { expect, test } from 'vitest'
import { lockfileChanges } from './lockfile.ts'

const committed = { packages: { '': {}, 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '1' } } }
const changedTo = (packages: object) => lockfileChanges(committed, { packages: { ...committed.packages, ...packages } })

test('a lockfile that the installation left as it was fits, and so does one with packages for other systems', () => {
  expect(changedTo({})).toEqual([])
  expect(changedTo({ 'node_modules/a-musl': { version: '1', optional: true } })).toEqual([])
})

test('a lockfile that lacks a package, or has another version of it, does not fit', () => {
  expect(changedTo({ 'node_modules/c': { version: '1' } })).toEqual(['node_modules/c'])
  expect(changedTo({ 'node_modules/a': { version: '2' } })).toEqual(['node_modules/a'])
  expect(lockfileChanges(committed, { packages: { '': {}, 'node_modules/a': { version: '1' } } })).toEqual([
    'node_modules/b',
  ])
})
