import { expect, test } from 'vitest'
import { findUnusedKeys, readWritten } from './written-texts.ts'

const read = (source: string) => readWritten('page.tsx', source)
const unused = (keys: string[], source: string, dynamic: string[] = []) => findUnusedKeys(keys, [read(source)], dynamic)

test('words between tags and in attributes that are read out are told with their line', () => {
  const { hardCoded } = read('const a = (\n  <p title="Close it">Hello {name}</p>\n)')
  expect(hardCoded).toEqual(['page.tsx:2 says "Close it"', 'page.tsx:2 says "Hello"'])
})

test.each([
  '<p className="flex gap-2" id="main">{t("a.b")}</p>',
  '<p>·</p>',
  '<p>&nbsp;</p>',
  '<kbd>esc</kbd>',
  '<code>npm run staff</code>',
  '// <p>Hello</p>',
])('%s says nothing', (source) => {
  expect(read(source).hardCoded).toEqual([])
})

test.each([
  ['by its path', "t('header.buy')"],
  ['with its namespace', "t('shell:header.buy')"],
  ['by a pattern', 't(`header.${name}`)'],
  ['by a pattern that begins with a value', 't(`${place}.buy`)'],
  ['by a part of its last word', 't(`header.b${rest}`)'],
])('a key is used %s', (_, source) => {
  expect(unused(['shell.header.buy'], source)).toEqual([])
})

test.each([
  ['nothing names it', "t('header.rent')"],
  ['a comment names it', "// t('header.buy')"],
  ['a pattern of values alone would be any key', 't(`${place}.${name}`)'],
  ['a pattern ends before it', 't(`header.${name}.title`)'],
])('a key is unused where %s', (_, source) => {
  expect(unused(['shell.header.buy'], source)).toEqual(['shell.header.buy'])
})

test('the forms of a plural are used together, and data may name keys', () => {
  expect(unused(['a.homes_one', 'a.homes_other'], "t('homes', { count })")).toEqual([])
  expect(unused(['errors.forbidden'], '', ['errors.'])).toEqual([])
})
