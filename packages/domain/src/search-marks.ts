import { lexemesOfText } from './search-stems.ts'
import { lexemesOf, type SearchText } from './search-text.ts'
import { wordsInOrder } from './search-words.ts'

/** From and up to, in characters of the text. */
export type Span = [from: number, upTo: number]

const run = /[\p{L}\p{N}\p{M}]+/gu
const excerptLength = 160
/** Reading takes time, for each of the many texts of an answer: whoever searches wants the beginning of one anyway. */
const maxRead = 4_000

/** Where in a text the words are that were asked for. */
export const findMarks = (text: string, asked: SearchText): Span[] => [...marksIn(text, asked)]

/** One after another, so that whoever wants the first does not read on. */
function* marksIn(text: string, asked: SearchText): Generator<Span> {
  const wanted = new Set([...asked.terms.flatMap(lexemesOf), ...asked.phrases.flat()])
  const isWanted = (word: string) => wanted.has(word) || lexemesOfText(word).some((lexeme) => wanted.has(lexeme))
  for (const { 0: found, index } of text.matchAll(run)) {
    const words = wordsInOrder(found)
    if (!words.some(isWanted)) continue
    // Written without spaces: each character is a word.
    if (words.length > 1) yield* markCharacters(found, index, isWanted)
    else yield [index, index + found.length]
  }
}

function markCharacters(found: string, start: number, isWanted: (word: string) => boolean): Span[] {
  const marks: Span[] = []
  let from = start
  for (const character of found) {
    const upTo = from + character.length
    const last = marks.at(-1)
    if (wordsOfCharacter(character).some(isWanted)) {
      if (last?.[1] === from) last[1] = upTo
      else marks.push([from, upTo])
    }
    from = upTo
  }
  return marks
}

const folded = new Map<string, readonly string[]>()
const cacheSize = 20_000

/** Folding one takes as long as folding a line of them. */
function wordsOfCharacter(character: string): readonly string[] {
  const words = folded.get(character) ?? wordsInOrder(character)
  if (folded.size === cacheSize) folded.clear()
  folded.set(character, words)
  return words
}

/** The part of a long text around the first word that was asked for, cut between words. */
export function findExcerpt(text: string, asked: SearchText): { excerpt: string; marks: Span[] } {
  const { value: first } = marksIn(text.slice(0, maxRead), asked).next()
  if (!first) return { excerpt: '', marks: [] }
  const from = wordStart(text, Math.max(0, first[0] - excerptLength / 2))
  const upTo = wordEnd(text, Math.max(first[1], from + excerptLength))
  const excerpt = text.slice(from, upTo).trim()
  return { excerpt, marks: findMarks(excerpt, asked) }
}

const wordStart = (text: string, from: number) => (from === 0 ? 0 : text.indexOf(' ', from - 1) + 1)
const wordEnd = (text: string, upTo: number) =>
  upTo >= text.length ? text.length : Math.max(text.lastIndexOf(' ', upTo), 0)
