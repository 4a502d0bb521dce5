import { AppError, invalidRequest } from './errors.ts'

/** A map tells how many names it holds without counting them, however often a list is added to. */
class FieldNode extends Map<string, unknown> {}

/** In every encoding; files are counted beside them. */
export const maxFields = 300
const maximumDepth = 4
const longestName = 200
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

const tooManyFields = () => new AppError(413, 'invalid_request', `At most ${maxFields} fields are read`)

/** The pairs of a urlencoded text. What is too much is refused before anything is made of it. */
export function readPairs(text: string): URLSearchParams {
  let count = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    count += 1
    if (count > maxFields) throw tooManyFields()
  }
  return new URLSearchParams(text)
}

/** Turns `parameters[0][value]` and `gallery_images[]` into nested values; a plain name twice is a list. */
export function nestFields(fields: Iterable<[string, unknown]>): Record<string, unknown> {
  const tree = new FieldNode()
  let texts = 0
  for (const [name, value] of fields) {
    if (typeof value === 'string') texts += 1
    if (texts > maxFields) throw tooManyFields()
    place(tree, pathOf(name), value)
  }
  return Object.fromEntries([...tree].map(([name, value]) => [name, toPlain(value)]))
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.slice(0, longestName + 1).split('[')
  const path = [head, ...rest.map((part) => part.replace(/\]$/, ''))]
  const isMalformed = rest.some((part) => !part.endsWith(']')) || head === '' || name.length > longestName
  if (isMalformed || path.length > maximumDepth || path.some((part) => forbiddenNames.has(part))) {
    throw invalidRequest(400, 'A field has a name that cannot be understood')
  }
  return path
}

function place(tree: FieldNode, path: string[], value: unknown) {
  let node = tree
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? String(node.size) : part
    const next = node.get(key) ?? new FieldNode()
    if (!(next instanceof FieldNode)) throw invalidRequest(400, 'A field is both a value and a list')
    node.set(key, next)
    node = next
  }
  const last = path.at(-1) ?? ''
  const key = last === '' ? String(node.size) : last
  const present = node.get(key)
  if (present === undefined) node.set(key, value)
  else if (Array.isArray(present)) present.push(value)
  else node.set(key, [present, value])
}

/** Nodes whose names are all small numbers were lists. */
function toPlain(value: unknown): unknown {
  if (!(value instanceof FieldNode)) return value
  const entries = [...value]
  const isList = entries.every(([key]) => /^\d{1,3}$/.test(key))
  if (isList) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => toPlain(item))
  return Object.fromEntries(entries.map(([key, item]) => [key, toPlain(item)]))
}
