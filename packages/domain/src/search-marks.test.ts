import { expect, test } from 'vitest'
import { findExcerpt, findMarks } from './search-marks.ts'
import { parseSearchText } from './search-text.ts'

const asked = (text: string) => parseSearchText(text) ?? { terms: [], phrases: [] }

test('characters of a script without spaces are marked where they stand, and together', () => {
  expect(findMarks('大阪の海が見える家', asked('海家'))).toEqual([
    [3, 4],
    [8, 9],
  ])
  expect(findMarks('Sea view 海辺', asked('海辺'))).toEqual([[9, 11]])
})

test('T28 an excerpt is looked for at the beginning of a text, however long it is', () => {
  const { excerpt } = findExcerpt(`${'quiet rooms '.repeat(300)}harbour`, asked('harbour'))
  expect(excerpt).toMatch(/harbour$/)
  expect(findExcerpt(`${'quiet rooms '.repeat(400)}harbour`, asked('harbour'))).toEqual({ excerpt: '', marks: [] })
})

test('T28 T73 the longest descriptions of a page hold nobody up, in whatever script', () => {
  const texts = ['房', 'ห', 'quiet ', 'بيوت '].map((part) => part.repeat(20_000).slice(0, 20_000))
  const started = performance.now()
  for (let card = 0; card < 50; card += 1) for (const text of texts) findExcerpt(text, asked('harbour'))
  expect(performance.now() - started).toBeLessThan(2_000)
})
