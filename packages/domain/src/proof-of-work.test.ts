import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashWords, isProof } from './proof-of-work.ts'

const toHex = (words: number[]) => words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('the hash is SHA-256, of texts of any length and script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(toHex(hashWords(text))).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
})

test('an answer is found by trying, and of another challenge it is none', () => {
  let answer = 0
  while (!isProof('a challenge', String(answer))) answer += 1
  const digest = createHash('sha256').update(`a challenge:${answer}`).digest('hex')
  expect(digest).toMatch(/^0000/)
  expect(isProof('another challenge', String(answer))).toBe(false)
})
