import { expect, test } from 'vitest'
import { leadPath, parseLeadQuery } from './lead-query.ts'

test('an address says again what it was made from', () => {
  for (const query of [
    { tab: 'open' },
    { tab: 'due', homeId: 4, leadId: 9 },
    { tab: 'open', homeId: 4, text: 'inês & co' },
    { tab: 'open', stage: 'viewing', beforeId: 77, homeId: 4 },
  ] as const) {
    const { search } = new URL(leadPath({ text: '', ...query }), 'https://gable.test')
    expect(parseLeadQuery(new URLSearchParams(search))).toEqual({ ...empty, ...query })
  }
})

test('what nobody wrote there is left out', () => {
  const params = new URLSearchParams('tab=all&stage=gone&before=7&home=-1&lead=1e9')
  expect(parseLeadQuery(params)).toEqual({ ...empty, tab: 'open' })
})

const empty = { text: '', stage: undefined, beforeId: undefined, homeId: undefined, leadId: undefined }
