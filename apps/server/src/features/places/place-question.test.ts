import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuestion, splitQuestion, swappedKeys } from './place-question.ts'

describe('a question about a place', () => {
  test('has the place before the comma and what surrounds it behind', () => {
    expect(readQuestion('Portland, OR, USA')).toEqual({ key: 'portland', contexts: ['or', 'usa'] })
    expect(readQuestion('القاهرة، مصر')).toEqual({ key: 'القاهره', contexts: ['مصر'] })
    expect(readQuestion('  São  Paulo ,')).toEqual({ key: 'sao paulo', contexts: [] })
    expect(readQuestion('%_\\')).toEqual({ key: '', contexts: [] })
  })

  test('without a comma may end with the state or country', () => {
    expect(splitQuestion({ key: 'new york usa', contexts: [] })).toEqual([
      { key: 'new york', contexts: ['usa'] },
      { key: 'new', contexts: ['york usa'] },
    ])
    expect(splitQuestion({ key: 'porto', contexts: [] })).toEqual([])
  })

  test('never becomes more than a few questions, however long it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const question = readQuestion(text)
        expect(question.contexts.length).toBeLessThanOrEqual(3)
        expect(splitQuestion(question).length).toBeLessThanOrEqual(3)
        expect(swappedKeys(question.key).length).toBeLessThan(30)
        // These go into LIKE as they are.
        expect([question.key, ...question.contexts].join('')).not.toMatch(/[%_\\|]/)
      }),
    )
  })

  test('may have two letters swapped', () => {
    expect(swappedKeys('rome')).toEqual(['orme', 'rmoe', 'roem'])
    expect(swappedKeys('aa')).toEqual([])
  })
})
