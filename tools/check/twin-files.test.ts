import { expect, test } from 'vitest'
import { comparableLines, equalShare } from './twin-files.ts'

const switches = (name: string, title: string) => `
import { raise } from './${name}-writes.ts'

/** What a lister does to a ${name} with one click. */
export async function set${title}Active(tx: Tx, id: number, isActive: boolean) {
  const own = await lock${title}(tx, id)
  if (!own) throw notFound('${title}')
  if (own.isActive === isActive) return { id, isActive }
  await raise(tx, id, { isActive })
  await record(tx, '${name}.switched', id)
  return { id, isActive }
}
`
const shareOf = (one: string, other: string) => equalShare(comparableLines(one), comparableLines(other))

test('a file that was copied and renamed is all the same', () => {
  expect(shareOf(switches('property', 'Property'), switches('project', 'Project'))).toBe(1)
})

test('lines of its own make a file its own', () => {
  const rules = Array.from({ length: 8 }, (_, index) => `export const rule${index} = 'of projects alone ${index}'`)
  const half = [...switches('project', 'Project').split('\n').slice(3, 8), ...rules].join('\n')
  expect(shareOf(switches('property', 'Property'), half)).toBeCloseTo(5 / 8)
  expect(shareOf(rules.join('\n'), switches('property', 'Property'))).toBe(0)
})

test('imports, braces and very short files are not compared', () => {
  expect(comparableLines("import { a } from './a.ts'\nimport {\n  b,\n  c,\n} from './b.ts'\n}\n})\n")).toEqual([])
  expect(shareOf('const kind = 1', 'const kind = 1')).toBe(0)
})
