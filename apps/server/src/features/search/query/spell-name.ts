import { canHaveTypo, isTypoOf } from '@gable/domain/search-text'
import type { Db } from '#platform/db.ts'
import { listLookAlikes } from './near-words.repository.ts'

const longestSpelt = 30
const maxSpellings = 150

/**
 * How a folded name may have been meant: with words that listings have and that look alike, with two letters swapped,
 * and with a space that is missing or too many. So many and no more, however common its words are.
 */
export async function spellName(db: Db, key: string): Promise<string[]> {
  const words = key.split(' ')
  const guessable = words.filter(canHaveTypo)
  if (guessable.length === 0) return []
  const lookAlikes = new Map(
    (await listLookAlikes(db, guessable)).map(({ written, candidates }) => [
      written,
      candidates.filter((word) => isTypoOf(written, word)),
    ]),
  )
  const meant = words.map((word) =>
    canHaveTypo(word) ? [...new Set([...(lookAlikes.get(word) ?? []), word, ...swapLetters(word)])] : [word],
  )
  const spellings = combine(meant).slice(0, maxSpellings)
  return [...new Set([...spellings, ...otherSpaces(key)])].filter((spelling) => spelling !== key)
}

/** The one slip that trigrams hardly see in short words. */
function swapLetters(word: string): string[] {
  const letters = [...word].slice(0, longestSpelt)
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? ''
    return letter === before ? [] : [letters.toSpliced(index, 2, letter, before).join('')]
  })
}

/** Every choice of one spelling per word. */
function combine(meant: string[][]): string[] {
  let spellings = ['']
  for (const choices of meant) {
    spellings = spellings
      .flatMap((before) => choices.map((word) => (before ? `${before} ${word}` : word)))
      .slice(0, maxSpellings)
  }
  return spellings
}

function otherSpaces(key: string): string[] {
  const letters = [...key.replaceAll(' ', '')].slice(0, longestSpelt)
  const split = letters.slice(1).map((_, index) => letters.toSpliced(index + 1, 0, ' ').join(''))
  return [letters.join(''), ...split]
}
