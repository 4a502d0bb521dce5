import { expect, test } from 'vitest'
import { findAgencyProblems } from './agency-values.ts'

const written = { name: 'Harbour Homes', city: '', website: '', phone: '', about: '' }

test('an agency needs a name, and its website an address that a browser opens', () => {
  expect(findAgencyProblems(written)).toEqual({})
  expect(findAgencyProblems({ ...written, name: '' })).toEqual({ name: true })
  expect(findAgencyProblems({ ...written, website: 'https://harbour.example/homes' })).toEqual({})
  for (const website of ['harbour.example', 'javascript:alert(1)', 'https://harbour']) {
    expect(findAgencyProblems({ ...written, website })).toEqual({ website: true })
  }
})
