import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'

/** What is cut off a word so that its forms meet, for the words that are written in the language's script. */
const stemmers = [
  { language: 'en', script: /^\p{sc=Latin}+$/u, stem: english },
  { language: 'ar', script: /^\p{sc=Arabic}+$/u, stem: arabic },
] as const

const shortestStemmed = 3

/** No word has a colon in it: a stem never passes for a word, nor for the stem of another language. */
export const toStemLexeme = (language: string, stem: string) => `${language}:${stem}`

type Stem = { language: string; stem: string }

/** The stems of a folded word, one for each language that may have it. */
export function stemsOf(word: string): Stem[] {
  if (word.length < shortestStemmed) return []
  return stemmers.flatMap(({ language, script, stem }) => (script.test(word) ? [{ language, stem: stem(word) }] : []))
}

/** What a listing is kept by besides the word itself. A word that is its own stem needs nothing more. */
export function lexemesOfText(word: string): readonly string[] {
  const known = written.get(word)
  if (known) return known
  const lexemes = stemsOf(word).flatMap(({ language, stem }) => (stem === word ? [] : [toStemLexeme(language, stem)]))
  if (written.size === cacheSize) written.clear()
  written.set(word, lexemes)
  return lexemes
}

/** Stemming is the most work of reading a text, and texts are made of the same words. */
const written = new Map<string, readonly string[]>()
const cacheSize = 20_000

/** What finds a listing by the other forms of a word that somebody asks for. */
export const lexemesOfQuery = (word: string): string[] => [
  ...new Set(
    stemsOf(word).flatMap(({ language, stem }) => [...(stem === word ? [] : [stem]), toStemLexeme(language, stem)]),
  ),
]
