import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { prepared } from '#platform/prepared-statements.ts'

const maxCandidates = 20

/** Which of these lexemes some public listing has. */
export async function listKnownLexemes(db: Db, lexemes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('searchWord')
    .select('word')
    .where('word', '=', sql<string>`any(${lexemes}::text[])`)
    .modifyFront(prepared)
    .execute()
  return new Set(rows.map(({ word }) => word))
}

/** For each word those that look like it. */
export async function listLookAlikes(db: Db, words: string[]) {
  const { rows } = await sql<{ written: string; candidates: string[] }>`
    select asked.word as written, array(
      select known.word from search_word known
      where known.word % asked.word and strpos(known.word, ':') = 0
      order by similarity(known.word, asked.word) desc, known.word limit ${maxCandidates}) as candidates
    from unnest(${words}::text[]) as asked (word)`.execute(db)
  return rows
}
