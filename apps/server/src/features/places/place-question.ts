import { cityKey } from '@gable/domain/search-words'

/** A folded name, and what is known of the state and country around it. */
export type PlaceQuestion = { key: string; contexts: string[] }

const maximumContexts = 3

/** "Portland, OR, USA" asks for portland within or and usa. */
export function readQuestion(text: string): PlaceQuestion {
  const [key = '', ...contexts] = text.split(/[,،、]/).map(cityKey)
  return { key, contexts: contexts.filter(Boolean).slice(0, maximumContexts) }
}

/** "portland oregon" may mean the same without a comma; the longest names come first. */
export function splitQuestion({ key, contexts }: PlaceQuestion): PlaceQuestion[] {
  const words = key.split(' ')
  return words
    .slice(1, 1 + maximumContexts)
    .map((_, index) => words.length - 1 - index)
    .filter((length) => length >= 1)
    .map((length) => ({
      key: words.slice(0, length).join(' '),
      contexts: [words.slice(length).join(' '), ...contexts],
    }))
}

/** The key with each two neighbouring letters swapped: the one slip that trigrams hardly see in short names. */
export function swappedKeys(key: string): string[] {
  const letters = [...key].slice(0, 30)
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? ''
    return letter === before ? [] : [letters.toSpliced(index, 2, letter, before).join('')]
  })
}
