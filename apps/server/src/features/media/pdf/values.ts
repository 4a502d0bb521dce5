import { assertHarmlessName, assertHarmlessText, withoutEscapes } from './forbidden.ts'
import { refuse } from './refused-document.ts'
import type { Tokens } from './tokens.ts'

/** One value as the tokens that it is written with. */
export type Value = string[]

const deepest = 100
const scalar = /^(?:[+-]?[\d.]+|true|false|null)$/
const integer = /^\d{1,10}$/

/** Reads one value, with all that is nested in it, and looks at every name and text. */
export function readValue(tokens: Tokens, first = tokens.next(), depth = 0): Value {
  if (depth > deepest) refuse('it is nested too deeply')
  if (first === '<<') return readNested(tokens, '<<', '>>', depth)
  if (first === '[') return readNested(tokens, '[', ']', depth)
  inspectScalar(first)
  return readReference(tokens, first) ?? [first]
}

function readNested(tokens: Tokens, opening: string, closing: string, depth: number): Value {
  const value = [opening]
  for (let token = tokens.next(); token !== closing; token = tokens.next()) {
    if (opening === '<<') {
      if (!token.startsWith('/')) refuse('a dictionary has a key that is no name')
      inspectScalar(token)
      value.push(token)
      token = tokens.next()
    }
    for (const part of readValue(tokens, token, depth + 1)) value.push(part)
  }
  value.push(closing)
  return value
}

/** `12 0 R` stands for an object elsewhere; a number alone is a number. */
function readReference(tokens: Tokens, first: string): Value | undefined {
  if (!integer.test(first)) return undefined
  const { at } = tokens
  const [generation, letter] = [tokens.next(), tokens.next()]
  if (integer.test(generation) && letter === 'R') {
    if (generation !== '0') refuse('it names an object of another generation')
    return [first, generation, 'R']
  }
  tokens.at = at
  return undefined
}

function inspectScalar(token: string) {
  if (token.startsWith('/')) assertHarmlessName(token)
  else if (token.startsWith('(')) assertHarmlessText(unescapeText(token.slice(1, -1)))
  else if (token.startsWith('<')) assertHarmlessText(fromHex(token))
  else if (!scalar.test(token)) refuse('a part of it cannot be understood')
}

const fromHex = (token: string) => Buffer.from(token.replaceAll(/[^0-9a-f]/gi, ''), 'hex').toString('latin1')

const unescapeText = (text: string) =>
  text
    .replaceAll(/\\([0-7]{1,3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8) & 255))
    // Line ends and the control characters that have a letter: whoever follows a link skips them.
    .replaceAll(/\\(?:\r\n?|[\nnrtbf])/g, '')
    .replaceAll('\\', '')

/** The entries of a dictionary by their names; one that is there twice means different things to different readers. */
export function entriesOf(dictionary: Value): Map<string, Value> {
  const entries = new Map<string, Value>()
  for (let at = 1; at < dictionary.length - 1; ) {
    const key = withoutEscapes(dictionary[at] ?? '')
    const end = endOfValue(dictionary, at + 1)
    if (entries.has(key)) refuse('a dictionary names something twice')
    entries.set(key, dictionary.slice(at + 1, end))
    at = end
  }
  return entries
}

/** The dictionary without what it says under this name, and with this instead. */
export function withEntry(dictionary: Value, name: string, value: Value): Value {
  const remaining: Value = []
  for (let at = 1; at < dictionary.length - 1; ) {
    const end = endOfValue(dictionary, at + 1)
    if (withoutEscapes(dictionary[at] ?? '') !== name)
      for (const token of dictionary.slice(at, end)) remaining.push(token)
    at = end
  }
  return ['<<', ...remaining, name, ...value, '>>']
}

function endOfValue(tokens: Value, start: number): number {
  if (tokens[start + 2] === 'R' && integer.test(tokens[start] ?? '')) return start + 3
  let depth = 0
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === '<<' || token === '[') depth += 1
    if (token === '>>' || token === ']') depth -= 1
    if (depth === 0) return at + 1
  }
  return tokens.length
}
