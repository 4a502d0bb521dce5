import type { ReactNode } from 'react'

/** Whether a text speaks of what was looked for, however it is written. */
export const speaksOf = (text: string, words: string) => fold(text).includes(fold(words))

/** The text with what was looked for marked in it. */
export function markWords(text: string, words: string): ReactNode {
  const wanted = fold(words)
  // Where folding changes the length, places in one are not places in the other.
  const found = wanted === '' || fold(text).length !== text.length ? [] : placesOf(fold(text), wanted)
  if (found.length === 0) return text
  const parts = found.map((at, index) => {
    const before = text.slice(index === 0 ? 0 : (found[index - 1] ?? 0) + wanted.length, at)
    return [before, <mark key={at}>{text.slice(at, at + wanted.length)}</mark>]
  })
  return [...parts, text.slice((found.at(-1) ?? 0) + wanted.length)]
}

const fold = (text: string) => text.trim().toLocaleLowerCase()

function placesOf(text: string, wanted: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at)
  return places
}
