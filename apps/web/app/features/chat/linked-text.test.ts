import { expect, test } from 'vitest'
import { toParts } from './linked-text.tsx'

const linksOf = (text: string) => toParts(text).flatMap(({ href }) => href ?? [])
const wordsOf = (text: string) => toParts(text).map(({ words }) => words)

test('addresses become links without what ends the sentence, and nothing of the text is lost', () => {
  const text = 'See https://gable.test/a?b=1, or (http://gable.test/c).'
  expect(linksOf(text)).toEqual(['https://gable.test/a?b=1', 'http://gable.test/c'])
  expect(wordsOf(text).join('')).toBe(text)
})

test('no other scheme becomes one', () => {
  expect(linksOf('javascript:alert(1) data:text/html,x ftp://x.test https://')).toEqual([])
})
