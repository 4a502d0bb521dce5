import { invalidRequest } from './errors.ts'

type Tree = { [name: string]: unknown }

const maximumDepth = 4
const maximumIndex = 300
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/** Turns `parameters[0][value]` and `gallery_images[]` into nested values; a plain name twice is a list. */
export function nestFields(fields: Iterable<[string, unknown]>): Tree {
  const tree: Tree = Object.create(null) as Tree
  for (const [name, value] of fields) place(tree, pathOf(name), value)
  return toPlain(tree) as Tree
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[')
  const path = [head, ...rest.map((part) => part.replace(/\]$/, ''))]
  const isMalformed = rest.some((part) => !part.endsWith(']')) || head === ''
  if (isMalformed || path.length > maximumDepth || path.some((part) => forbiddenNames.has(part))) {
    throw invalidRequest(400, 'A field has a name that cannot be understood')
  }
  return path
}

function place(tree: Tree, path: string[], value: unknown) {
  let node = tree
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? nextIndex(node) : part
    const next = node[key] ?? (Object.create(null) as Tree)
    if (!isTree(next)) throw invalidRequest(400, 'A field is both a value and a list')
    node[key] = next
    node = next
  }
  const last = path.at(-1) ?? ''
  const key = last === '' ? nextIndex(node) : last
  const present = node[key]
  if (present === undefined) node[key] = value
  else if (Array.isArray(present)) present.push(value)
  else node[key] = [present, value]
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null

const nextIndex = (node: Tree) => String(Object.keys(node).length)

/** Nodes whose names are all small numbers were lists. */
function toPlain(value: unknown): unknown {
  if (!isTree(value)) return value
  const entries = Object.entries(value)
  const isList = entries.length > 0 && entries.every(([key]) => /^\d{1,3}$/.test(key) && Number(key) < maximumIndex)
  if (isList) return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => toPlain(item))
  return Object.fromEntries(entries.map(([key, item]) => [key, toPlain(item)]))
}
