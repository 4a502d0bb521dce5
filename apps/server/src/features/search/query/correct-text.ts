import { canHaveTypo, isTypoOf, type SearchText, type Term } from '@gable/domain/search-text'
import type { Db } from '#platform/db.ts'
import { listKnownLexemes, listLookAlikes } from './near-words.repository.ts'

export type Correction = { written: string; meant: string[] }
const maxGuesses = 5

/** Words that nothing has are taken for what they look like; what is known in any form is never guessed at. */
export async function correctText(db: Db, text: SearchText): Promise<{ text: SearchText; corrections: Correction[] }> {
  const unknown = await listUnknown(db, text.terms)
  const lookAlikes = unknown.length > 0 ? await listLookAlikes(db, unknown) : []
  const corrections = lookAlikes.flatMap(({ written, candidates }) => {
    const meant = candidates.filter((word) => isTypoOf(written, word)).slice(0, maxGuesses)
    return meant.length > 0 ? [{ written, meant }] : []
  })
  const near = new Map(corrections.map(({ written, meant }) => [written, meant]))
  return {
    corrections,
    text: { ...text, terms: text.terms.map((term) => ({ ...term, near: near.get(term.word) ?? [] })) },
  }
}

async function listUnknown(db: Db, terms: Term[]): Promise<string[]> {
  const guessable = terms.filter(({ word }) => canHaveTypo(word))
  if (guessable.length === 0) return []
  const formsOf = ({ word, forms }: Term) => [word, ...forms]
  const known = await listKnownLexemes(db, guessable.flatMap(formsOf))
  return guessable.filter((term) => !formsOf(term).some((form) => known.has(form))).map(({ word }) => word)
}
