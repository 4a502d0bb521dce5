import type { VerificationField, VerificationValue } from '@gable/contract/verification'
import { expect, test } from 'vitest'
import { findProblems, keptFiles, toAnswers, valuesOf } from './form-values.ts'

const field = (id: number, type: VerificationField['type'], isRequired = true): VerificationField => ({
  ...{ id, type, isRequired, name: `Field ${id}`, hint: '' },
  options: type === 'choice' || type === 'multi_choice' ? [{ value: 'own', name: 'On my own' }] : [],
})
const fields = [
  field(1, 'text'),
  field(2, 'number'),
  field(3, 'multi_choice', false),
  field(4, 'file'),
  field(5, 'date', false),
]
const paperOf = (id: number) => (id === 4 ? ({ uploadId: 'u1' } as const) : undefined)

test('what is missing or cannot be read is named, and optional fields may be empty', () => {
  expect(findProblems(fields, { 1: ' ', 2: 'twelve', 5: '' }, () => undefined)).toEqual({
    1: 'required',
    2: 'number',
    4: 'required',
  })
  expect(findProblems(fields, { 1: 'Ada', 2: '12', 3: ['own'], 5: '2030-02-01' }, paperOf)).toEqual({})
})

test('answers are sent as their fields take them, and empty ones not at all', () => {
  expect(toAnswers(fields, { 1: 'Ada', 2: '12', 3: ['own'], 5: '' }, paperOf)).toEqual([
    { id: 1, value: 'Ada' },
    { id: 2, value: '12' },
    { id: 3, value: ['own'] },
    { id: 4, value: { uploadId: 'u1' } },
  ])
  expect(toAnswers(fields, {}, () => 'kept')).toEqual([{ id: 4, isKept: true }])
})

test('whoever applies again begins with what they sent; a refused file is not kept', () => {
  const file = { name: 'card', type: 'pdf', size: 1, state: 'ready' } as const
  const value = (id: number, rest: Partial<VerificationValue>): VerificationValue => ({
    ...{ id, name: '', type: 'text', value: '', file: null },
    ...rest,
  })
  const sent = [
    value(1, { value: 'Ada' }),
    value(4, { type: 'file', file }),
    value(6, { type: 'file', file: { ...file, state: 'refused' } }),
  ]
  expect(valuesOf(sent)).toEqual({ 1: 'Ada' })
  expect([...keptFiles(sent).keys()]).toEqual([4])
})
