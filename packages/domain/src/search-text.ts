import { fromReference } from './reference.ts'
import { lexemesOfQuery } from './search-stems.ts'
import { wordsInOrder } from './search-words.ts'

/** A word that somebody asks for: found as it is, by its other forms, or by words that are spelt nearly so. */
export type Term = { word: string; forms: string[]; near: string[] }

/** All terms and all phrases must be there, or the listing must be the one whose reference was written. */
export type SearchText = { terms: Term[]; phrases: string[][]; listingId?: number | undefined }

const maxWords = 40
const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g

/** What somebody wrote into the search box; nothing if there is no word in it. */
export function parseSearchText(text: string): SearchText | undefined {
  const phrases: string[][] = []
  const loose = text.replace(quoted, (_, phrase: string) => {
    const words = wordsInOrder(phrase).slice(0, maxWords)
    if (words.length > 1) phrases.push(words)
    // A single word in quotes is meant as it is: a phrase of one.
    else if (words.length === 1) phrases.push(words)
    return ' '
  })
  const words = [...new Set(wordsInOrder(loose))].slice(0, maxWords)
  if (words.length === 0 && phrases.length === 0) return undefined
  const terms = words.map((word) => ({ word, forms: lexemesOfQuery(word), near: [] }))
  return { terms, phrases, listingId: fromReference(text) }
}

/** Everything that satisfies a term. */
export const lexemesOf = ({ word, forms, near }: Term): string[] => [...new Set([word, ...forms, ...near])]

const shortestCorrected = 4

/** Whether a word is worth a guess: short ones have too many neighbours, and a number is never a slip of the pen. */
export const canHaveTypo = (word: string) => [...word].length >= shortestCorrected && !/\p{N}/u.test(word)

/** Whether one word may be the other with a slip: a letter too many, too few, wrong or swapped; two in a long word. */
export function isTypoOf(written: string, meant: string): boolean {
  const [one, other] = [[...written], [...meant]]
  const most = one.length < 8 ? 1 : 2
  return Math.abs(one.length - other.length) <= most && countSlips(one, other) <= most
}

/** By optimal string alignment. */
function countSlips(one: string[], other: string[]): number {
  let before: number[] = []
  let above = other.map((_, column) => column).concat(other.length)
  for (const [row, letter] of one.entries()) {
    const current = [row + 1]
    for (const [column, otherLetter] of other.entries()) {
      const isSwap = row > 0 && column > 0 && letter === other[column - 1] && one[row - 1] === otherLetter
      current.push(
        Math.min(
          at(above, column + 1) + 1,
          at(current, column) + 1,
          at(above, column) + (letter === otherLetter ? 0 : 1),
          ...(isSwap ? [at(before, column - 1) + 1] : []),
        ),
      )
    }
    ;[before, above] = [above, current]
  }
  return at(above, other.length)
}

const at = (numbers: number[], index: number) => numbers[index] ?? 0
