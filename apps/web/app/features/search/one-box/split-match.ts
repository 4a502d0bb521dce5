import { cityKey } from '@gable/domain/search-words'

export type Part = { text: string; isMatch: boolean }

/** A name in parts, the words that begin with what was typed marked as far as they agree. */
export function splitMatch(name: string, typed: string): Part[] {
  const wanted = cityKey(typed).split(' ').filter(Boolean)
  return name
    .split(/(?<=[\s-])/)
    .flatMap((word): Part[] => {
      const length = matchLength(word, wanted)
      return [
        { text: word.slice(0, length), isMatch: true },
        { text: word.slice(length), isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')
}

/** How much of the word stands for the letters typed: folded, a letter may be two or lose its accent. */
function matchLength(word: string, wanted: string[]): number {
  const prefix = wanted.find((one) => cityKey(word).startsWith(one))
  if (prefix === undefined) return 0
  for (let length = 1; length <= word.length; length += 1) {
    if (cityKey(word.slice(0, length)).length >= prefix.length) return length
  }
  return word.length
}
