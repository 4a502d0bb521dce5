import type { PlacedLexeme } from './to-index-document.ts'

/** What stands for itself in quotes, quotes and backslashes twice; then its places, where there are any. */
const written = /'((?:[^'\\]|''|\\\\)*)'(?::([\dABC,]+))?/gy
const doubled = /''|\\\\/g

/** A tsvector as PostgreSQL writes it: `'flat':1A,7 'harbour':2B`. */
export function readLexemes(tsvector: string): PlacedLexeme[] {
  const lexemes: PlacedLexeme[] = []
  for (let at = 0; at < tsvector.length; at = written.lastIndex + 1) {
    written.lastIndex = at
    const [, quoted = '', placed] = written.exec(tsvector) ?? unreadable(tsvector, at)
    const [places, weights]: [number[], string[]] = [[], []]
    for (const place of placed?.split(',') ?? []) {
      places.push(Number.parseInt(place, 10))
      const last = place.at(-1) ?? ''
      // The lowest weight is left out.
      weights.push(last > '9' ? last : 'D')
    }
    lexemes.push([quoted.includes("'") || quoted.includes('\\') ? undouble(quoted) : quoted, places, weights])
  }
  return lexemes
}

const undouble = (quoted: string) => quoted.replaceAll(doubled, (pair) => pair.slice(1))

function unreadable(tsvector: string, at: number): never {
  throw new Error(`No lexeme stands at ${at} of ${tsvector.slice(0, 200)}`)
}
