import { expect, test } from 'vitest'
import { correctedText } from './corrected-text.ts'

test.each([
  ['nothing corrected', 'lunara', [], 'lunara'],
  ['a slip of the pen', 'Lunrra', [{ written: 'lunrra', meant: ['lunara'] }], 'lunara'],
  ['one word of several', 'house in lúnrra', [{ written: 'lunrra', meant: ['lunara'] }], 'house in lunara'],
  ['several meanings', 'hose', [{ written: 'hose', meant: ['house', 'rose'] }], undefined],
])('%s', (_, text, corrections, expected) => {
  expect(correctedText(text, corrections)).toBe(expected)
})
