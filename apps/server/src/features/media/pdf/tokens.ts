import { refuse } from './refused-document.ts'

const blanks = new Set(['\0', '\t', '\n', '\f', '\r', ' '])
const plain = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const name = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y
const hexString = /<[0-9a-fA-F\0\t\n\f\r ]*>/y
const lineEnd = /[\r\n]/g
/** A document of many more is none that people wrote; counted over all of it. */
const maxTokens = 1_000_000

/** Takes the text of a PDF apart, and refuses whatever it does not know. Streams are for the caller to step over. */
export class Tokens {
  readonly text: string
  at: number
  static #left = maxTokens

  constructor(text: string, at = 0) {
    this.text = text
    this.at = at
  }

  /** An empty string at the end. */
  next(): string {
    this.skipBlanks()
    const first = this.text[this.at]
    if (first === undefined) return ''
    Tokens.#left -= 1
    if (Tokens.#left < 0) refuse('it has too many parts')
    const start = this.at
    if (first === '(') this.#skipString()
    else if (this.text.startsWith('<<', start) || this.text.startsWith('>>', start)) this.at += 2
    else if (first === '[' || first === ']') this.at += 1
    else this.#skip(first === '/' ? name : first === '<' ? hexString : plain)
    return this.text.slice(start, this.at)
  }

  skipBlanks() {
    for (;;) {
      const character = this.text[this.at]
      if (character === '%') {
        lineEnd.lastIndex = this.at
        this.at = lineEnd.exec(this.text)?.index ?? this.text.length
      } else if (character !== undefined && blanks.has(character)) this.at += 1
      else return
    }
  }

  #skip(shape: RegExp) {
    shape.lastIndex = this.at
    if (!shape.test(this.text)) refuse('a part of it cannot be understood')
    this.at = shape.lastIndex
  }

  #skipString() {
    let depth = 0
    for (; this.at < this.text.length; this.at += 1) {
      const character = this.text[this.at]
      if (character === '\\') this.at += 1
      else if (character === '(') depth += 1
      else if (character === ')') depth -= 1
      if (depth === 0) {
        this.at += 1
        return
      }
    }
    refuse('a text has no end')
  }
}
