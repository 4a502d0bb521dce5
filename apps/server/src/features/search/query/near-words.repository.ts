import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

const mostCandidates = 20

/** Of these words those that no public listing has in any form, each with words that look like it. */
export async function listLookAlikes(db: Db, asked: { word: string; forms: string[] }[]) {
  if (asked.length === 0) return []
  const { rows } = await sql<{ written: string; candidates: string[] }>`
    select asked.word as written, array(
      select known.word from search_word known
      where known.word % asked.word and strpos(known.word, ':') = 0
      order by similarity(known.word, asked.word) desc, known.word limit ${mostCandidates}) as candidates
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked (word text, forms text[])
    where not exists (select from search_word known where known.word = any(asked.forms || asked.word))`.execute(db)
  return rows
}
