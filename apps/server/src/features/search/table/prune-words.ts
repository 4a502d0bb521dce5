import type { Db } from '#platform/db.ts'
import { holdWords, listUnusedWords, listWords, removeWords } from './search-words.repository.ts'

const batch = 200

/** Takes away the words that no listing has any more, so that nobody is asked whether they meant one of them. */
export async function pruneWords(db: Db): Promise<number> {
  let removed = 0
  for (let words = await listWords(db, '', batch); words.length > 0; ) {
    const unused = await db.transaction().execute((tx) => listUnusedWords(tx, words))
    if (unused.length > 0) removed += await removeUnused(db, unused)
    words = await listWords(db, words.at(-1) ?? '', batch)
  }
  return removed
}

/** Looks again while nobody adds a word: a listing that came meanwhile may have one of these. */
const removeUnused = (db: Db, words: string[]) =>
  db.transaction().execute(async (tx) => {
    await holdWords(tx)
    const unused = await listUnusedWords(tx, words)
    await removeWords(tx, unused)
    return unused.length
  })
