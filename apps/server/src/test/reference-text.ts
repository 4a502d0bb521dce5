import { type SearchDocument, textParts } from '@gable/domain/search-document'
import { lexemesOfText } from '@gable/domain/search-stems'
import { lexemesOf, type SearchText, type Term } from '@gable/domain/search-text'

/** All words in some form and all phrases as they are, or its own reference. */
export const matchesText = (document: SearchDocument, { terms, phrases, listingId }: SearchText): boolean =>
  document.id === listingId ||
  (terms.every((term) => hasTerm(lexemesIn(allTexts(document)), term)) &&
    phrases.every((phrase) => allTexts(document).some((words) => hasPhrase(words, phrase))))

/** A word counts by the best place it stands at, and a little more as it was written. */
export const relevanceOf = (document: SearchDocument, { terms }: SearchText): number =>
  terms.reduce((sum, term) => {
    const { title, place, body } = document.texts
    const best = [
      { lexemes: lexemesIn(title), points: 6 },
      { lexemes: lexemesIn(place), points: 4 },
      { lexemes: lexemesIn(body), points: 2 },
    ].find(({ lexemes }) => hasTerm(lexemes, term))
    const isAsWritten = allTexts(document).flat().includes(term.word)
    return sum + (best?.points ?? 0) + (isAsWritten ? 1 : 0)
  }, 0)

const allTexts = ({ texts }: SearchDocument) => textParts.flatMap((part) => texts[part])
const lexemesIn = (texts: string[][]) => new Set(texts.flat().flatMap((word) => [word, ...lexemesOfText(word)]))
const hasTerm = (lexemes: Set<string>, term: Term) => lexemesOf(term).some((lexeme) => lexemes.has(lexeme))

const hasPhrase = (words: string[], phrase: string[]) =>
  words.some((_, start) => phrase.every((word, index) => words[start + index] === word))
