import { withoutEscapes } from './forbidden.ts'
import { refuse } from './refused-document.ts'
import { createDecompressionLimit, numberOf, readObjectStream } from './streams.ts'
import { Tokens } from './tokens.ts'
import { entriesOf, readValue, type Value } from './values.ts'

export type PdfObject = { value: Value; bytes?: Buffer }
export type ReadPdf = { objects: Map<number, PdfObject>; root: Value; info: Value | undefined }

const maxPages = 500

/**
 * Reads a PDF from its first byte to its last. It believes no table of contents: whatever is between two objects and is
 * not one of the few things that belong there is a reason to refuse.
 */
export async function readStrictly(bytes: Buffer): Promise<ReadPdf> {
  const text = bytes.toString('latin1')
  const tokens = new Tokens(text)
  const objects = new Map<number, PdfObject>()
  const trailers: Value[] = []
  const lengths: [reference: Value, length: number][] = []
  const unfolding = createDecompressionLimit()
  for (let token = tokens.next(); token !== ''; token = tokens.next()) {
    if (token === 'xref') skipTable(tokens)
    else if (token === 'trailer') trailers.push(readValue(tokens))
    else if (token === 'startxref') readInteger(tokens.next())
    else {
      const number = readInteger(token)
      if (readInteger(tokens.next()) !== 0) refuse('it has an object of another generation')
      if (tokens.next() !== 'obj') refuse('something is between its objects')
      const value = readValue(tokens)
      const end = tokens.next()
      if (end === 'endobj') objects.set(number, { value })
      else if (end === 'stream') await takeStream(number, value)
      else refuse('an object has no end')
    }
  }
  for (const [[number = ''], length] of lengths) {
    if (objects.get(Number(number))?.value.join(' ') !== String(length)) refuse('a stream lies about its length')
  }
  assertFewPages(objects)
  const trailer = readTrailer(trailers)
  assertRoot(objects, trailer.root)
  return { objects, ...trailer }

  async function takeStream(number: number, value: Value) {
    const entries = entriesOf(value)
    if (entries.has('/F')) refuse('a stream is in another file')
    const content = bytes.subarray(...findStream(tokens, entries.get('/Length') ?? [], lengths))
    const type = withoutEscapes(entries.get('/Type')?.[0] ?? '')
    if (type === '/XRef') trailers.push(value)
    else if (type === '/ObjStm')
      for (const [inner, found] of readObjectStream(entries, content, unfolding)) objects.set(inner, { value: found })
    else {
      await unfolding.count(entries, content)
      objects.set(number, { value, bytes: content })
    }
  }
}

/** Where the bytes of a stream begin and end; a length that stands elsewhere is compared when all is read. */
function findStream(tokens: Tokens, length: Value, lengths: [Value, number][]): [number, number] {
  const { text } = tokens
  const start = tokens.at + (text.startsWith('\r\n', tokens.at) ? 2 : 1)
  if (text[start - 1] !== '\n') refuse('a stream has no beginning')
  const isElsewhere = length[2] === 'R'
  const end = isElsewhere ? findEnd(text, start) : start + numberOf(new Map([['/Length', length]]), '/Length')
  if (isElsewhere) lengths.push([length, end - start])
  tokens.at = end
  tokens.skipBlanks()
  if (tokens.at - end > 2 || tokens.next() !== 'endstream' || tokens.next() !== 'endobj') refuse('a stream has no end')
  return [start, end]
}

function findEnd(text: string, start: number): number {
  const word = text.indexOf('endstream', start)
  if (word === -1) refuse('a stream has no end')
  if (text.startsWith('\r\n', word - 2)) return word - 2
  return /[\r\n]/.test(text[word - 1] ?? '') ? word - 1 : word
}

function skipTable(tokens: Tokens) {
  for (;;) {
    const { at } = tokens
    const token = tokens.next()
    if (token === 'trailer') {
      tokens.at = at
      return
    }
    if (!/^(?:\d{1,10}|[nf])$/.test(token)) refuse('its table of contents cannot be understood')
  }
}

function readInteger(token: string): number {
  if (!/^\d{1,10}$/.test(token)) refuse('something is between its objects')
  return Number(token)
}

function readTrailer(trailers: Value[]): Pick<ReadPdf, 'root' | 'info'> {
  const last = trailers.map(entriesOf).findLast((entries) => entries.has('/Root'))
  const root = last?.get('/Root')
  if (root?.[2] !== 'R') refuse('it has no root')
  const info = last?.get('/Info')
  return { root, info: info?.[2] === 'R' ? info : undefined }
}

/** Where it leads nowhere, a reader looks for another one in all bytes of the file. */
function assertRoot(objects: Map<number, PdfObject>, [number]: Value) {
  const catalog = objects.get(Number(number))?.value ?? []
  if (catalog[0] !== '<<') refuse('its root is missing')
  const entries = entriesOf(catalog)
  const pages = objects.get(Number(entries.get('/Pages')?.[0]))
  if (withoutEscapes(entries.get('/Type')?.[0] ?? '') !== '/Catalog' || !pages) refuse('its root is none')
}

/** Children that stand elsewhere, or among anything but children, would not be counted. */
function readKids(value: Value): string[] {
  const kids = value.flatMap((token, index) => (token === 'R' ? [`${value[index - 2]} ${value[index - 1]}`] : []))
  if (value[0] !== '[' || value.length !== kids.length * 3 + 2) refuse('its pages are not a tree')
  return kids
}

/** A tree whose branches are shared has billions of pages in a kilobyte: nobody may be a child twice. */
function assertFewPages(objects: Map<number, PdfObject>) {
  const dictionaries = [...objects.values()]
    .filter(({ value }) => value[0] === '<<')
    .map(({ value }) => entriesOf(value))
  const pages = dictionaries.filter((entries) => withoutEscapes(entries.get('/Type')?.[0] ?? '') === '/Page')
  if (pages.length > maxPages) refuse(`it has more than ${maxPages} pages`)
  const kids = dictionaries.flatMap((entries) => readKids(entries.get('/Kids') ?? ['[', ']']))
  if (new Set(kids).size < kids.length) refuse('its pages are not a tree')
}
