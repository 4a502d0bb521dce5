import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { readLexemes } from './read-lexemes.ts'
import { toTsvector } from './table/search-table.repository.ts'
import type { PlacedLexeme } from './to-index-document.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The text of a tsvector, and how PostgreSQL itself takes it apart. */
async function readBoth(tsvector: string) {
  const { rows } = await sql<{ written: string; lexemes: PlacedLexeme[] }>`
    select words::text as written, coalesce((select json_agg(json_build_array(lexeme, coalesce(positions, '{}'),
      coalesce(weights, '{}'))) from unnest(words)), '[]') as lexemes
    from (select ${tsvector}::tsvector as words) given`.execute(server.db)
  const [row] = rows
  return { ours: readLexemes(row?.written ?? ''), theirs: row?.lexemes }
}

const word = fc.string({
  unit: fc.constantFrom('a', 'é', '家', "'", '\\', ':', ',', ' ', '7', '𝄞'),
  minLength: 1,
  maxLength: 6,
})
const texts = fc.array(fc.array(word, { maxLength: 8 }), { maxLength: 3 })

test('any words are read as PostgreSQL reads them, with their places and weights', async () => {
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (title, place, body) => {
      const { ours, theirs } = await readBoth(
        toTsvector({ texts: { title, place, body }, placeLexemes: ['district:old town', "street:l'eau"] }),
      )
      expect(ours).toEqual(theirs)
    }),
    { numRuns: 200 },
  )
})

test('a lexeme without a place, and no lexeme at all', async () => {
  for (const given of ["'flat' 'harbour':3C", '']) {
    const { ours, theirs } = await readBoth(given)
    expect(ours).toEqual(theirs)
  }
})

test('what is no tsvector is refused', () => {
  expect(() => readLexemes("'flat':1 harbour")).toThrow('No lexeme stands at 9')
})
