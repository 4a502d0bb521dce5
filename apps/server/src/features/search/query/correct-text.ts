import { canBeMistyped, isSlipOf, type SearchText } from '@gable/domain/search-text'
import type { Db } from '#platform/db.ts'
import { listLookAlikes } from './near-words.repository.ts'

export type Correction = { written: string; meant: string[] }
const mostGuesses = 5

/** Words that nothing has are taken for what they look like; what is known is never guessed at. */
export async function correctText(db: Db, text: SearchText): Promise<{ text: SearchText; corrections: Correction[] }> {
  const lookAlikes = await listLookAlikes(
    db,
    text.terms.filter(({ word }) => canBeMistyped(word)),
  )
  const corrections = lookAlikes.flatMap(({ written, candidates }) => {
    const meant = candidates.filter((word) => isSlipOf(written, word)).slice(0, mostGuesses)
    return meant.length > 0 ? [{ written, meant }] : []
  })
  const near = new Map(corrections.map(({ written, meant }) => [written, meant]))
  return {
    corrections,
    text: { ...text, terms: text.terms.map((term) => ({ ...term, near: near.get(term.word) ?? [] })) },
  }
}
