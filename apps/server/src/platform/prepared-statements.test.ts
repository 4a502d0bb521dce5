import { expect, test } from 'vitest'
import { createCommonNames, createMarkedNames } from './prepared-statements.ts'

const ask = (findName: (text: string) => string | undefined, text: string, times: number) =>
  Array.from({ length: times }, () => findName(text)).at(-1)

test('a statement that is marked has a name, always the same', () => {
  const findName = createMarkedNames()
  const text = 'select /* prepared */ 1'
  expect(findName(text)).toMatch(/^[0-9a-f]{32}$/)
  expect(findName(text)).toBe(findName(text))
  expect(findName('select 1')).toBeUndefined()
})

test('a mark that does not stand at the front, where it would do nothing, is a fault', () => {
  const findName = createMarkedNames()
  expect(() => findName('\n  select /* prepared */ 1')).toThrow('at its front')
  expect(() => findName('with a as (select /* prepared */ 1) select 1 from a')).toThrow('at its front')
})

test('a search that is asked again and again gets a name, one that is not does not', () => {
  const findName = createCommonNames()
  expect(ask(findName, 'common', 19)).toBeUndefined()
  expect(ask(findName, 'common', 1)).toMatch(/^[0-9a-f]{32}$/)
  expect(ask(findName, 'rare', 3)).toBeUndefined()
})

test('whoever asks for thousands of kinds of search takes up no more room than sixty of them', () => {
  const findName = createCommonNames()
  const kinds = Array.from({ length: 5_000 }, (_, kind) => `kind ${kind}`)
  const named = kinds.filter((kind) => ask(findName, kind, 25) !== undefined)
  expect(named).toHaveLength(60)
})
