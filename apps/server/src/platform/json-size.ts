import { AppError } from './errors.ts'

// The fullest draft, with every floor, paper, picture and parameter, has some 700 values five deep.
const maxValues = 3_000
const maximumDepth = 8

const [quote, backslash, comma] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0))
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Looks over the text before it is parsed: a megabyte of brackets would keep the parser busy for half a second. */
export function refuseLargeJson(text: Uint8Array) {
  let [values, depth, isInText] = [1, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? 0
    if (isInText) {
      if (sign === backslash) at += 1
      else if (sign === quote) isInText = false
      continue
    }
    if (sign === quote) isInText = true
    else if (sign === comma) values += 1
    else if (closing.has(sign)) depth -= 1
    else if (opening.has(sign)) [values, depth] = [values + 1, depth + 1]
    if (values > maxValues || depth > maximumDepth) {
      throw new AppError(413, 'invalid_request', `At most ${maxValues} values, ${maximumDepth} deep, are read`)
    }
  }
}
