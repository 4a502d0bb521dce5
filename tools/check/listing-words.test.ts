import { expect, test } from 'vitest'
import { findListingWords } from './listing-words.ts'

test.each([
  "selectFrom('property')",
  'const propertyIds = []',
  'type ProjectRow = object',
  '/** Of either kind of listing. */',
  'createListings(db)',
  'the page of a home',
  'listHomes()',
])('%s is found', (line) => {
  expect(findListingWords(`const a = 1\n  ${line}\n`)).toEqual([{ line: 2, text: line }])
})

test.each([
  'schema.properties ?? {}',
  '<meta property="csp-nonce" />',
  'fc.property(name, (value) => value)',
  'homepage of the operator',
  'process.chrome',
])('%s is fine', (line) => {
  expect(findListingWords(line)).toEqual([])
})
