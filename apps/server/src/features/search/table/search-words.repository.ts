import { type SearchDocument, textParts } from '@gable/domain/search-document'
import { lexemesOfText } from '@gable/domain/search-stems'
import { canHaveTypo } from '@gable/domain/search-text'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { quote } from '../postgres/conditions.repository.ts'

/** Any fixed number: all processes of all versions must agree on it. */
const wordsLock = 7_403_030

/**
 * Words and stems, because a word of which there is another form needs no guess. Only of what everybody may read: a
 * guess must not give away a premium home. In one order, so that no two wait for each other.
 */
export async function addWords(tx: Tx, documents: SearchDocument[]) {
  const open = documents.filter(({ isPremium }) => !isPremium)
  const words = new Set(open.flatMap(({ texts }) => textParts.flatMap((part) => texts[part].flat())))
  const guessable = [...words].filter(canHaveTypo)
  const known = [...new Set(guessable.flatMap((word) => [word, ...lexemesOfText(word)]))].toSorted()
  if (known.length === 0) return
  // Until the transaction ends no word is taken away: one that is there already must still be there then.
  await sql`
    with held as materialized (select pg_advisory_xact_lock_shared(${wordsLock}))
    insert into search_word (word) select unnest(${known}::text[]) from held on conflict do nothing`.execute(tx)
}

/** The words that follow on this one. */
export async function listWords(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('searchWord')
    .select('word')
    .where('word', '>', after)
    .orderBy('word')
    .limit(limit)
    .execute()
  return rows.map(({ word }) => word)
}

/**
 * Which of these words no listing has that everybody may read. The commonest are taken to be in use, as the
 * statistics say: to look one up would mean to read where it is in half of all listings.
 */
export async function listUnusedWords(tx: Tx, words: string[]): Promise<string[]> {
  // Thought to stop at the first match, a scan looks cheap to the planner; where there is none, it reads everything.
  await sql`set local enable_seqscan = off`.execute(tx)
  const { rows } = await sql<{ word: string }>`
    select asked.word from unnest(${words}::text[], ${words.map(quote)}::text[]) as asked (word, query)
    where asked.word <> all (
        select unnest(most_common_elems::text::text[]) from pg_stats
        where schemaname = current_schema and tablename = 'search_property' and attname = 'words')
      and not exists (
        select from search_property s where not s.is_premium and s.words @@ asked.query::tsquery)
      and not exists (
        select from search_taken_property s where not s.is_premium and s.words @@ asked.query::tsquery)`.execute(tx)
  return rows.map(({ word }) => word)
}

/** Waits for those who add words at this moment, but not so long that the next ones would notice. */
export async function holdWords(tx: Tx) {
  await sql`set local lock_timeout = '500ms'`.execute(tx)
  await sql`select pg_advisory_xact_lock(${wordsLock})`.execute(tx)
}

export async function removeWords(tx: Tx, words: string[]) {
  await tx.deleteFrom('searchWord').where('word', '=', sql<string>`any(${words}::text[])`).execute()
}
