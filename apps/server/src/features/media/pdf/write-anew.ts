import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PdfObject, ReadPdf } from './read-strictly.ts'
import { deflateSync } from 'node:zlib'
import { filtersOf } from './streams.ts'
import { entriesOf, type Value, withEntry } from './values.ts'

/** Writes what was read and nothing else: no byte that was between the objects, and a table of contents of our own. */
export async function writeAnew(read: ReadPdf, filePath: string) {
  await pipeline(Readable.from(partsOf(read)), createWriteStream(filePath))
}

/** The objects that the root leads to; what nothing names is left out. */
function listReachable({ objects, root, info = [] }: ReadPdf): Set<number> {
  const found = new Set<number>()
  const toRead: Value[] = [root, info]
  for (let value = toRead.pop(); value; value = toRead.pop()) {
    for (const [index, token] of value.entries()) {
      const number = token === 'R' ? Number(value[index - 2]) : Number.NaN
      const object = objects.get(number)
      if (!object || found.has(number)) continue
      found.add(number)
      toRead.push(object.value)
    }
  }
  return found
}

/** Folded like the rest: what lies open in a stream could be taken for objects of the document. */
function folded({ value, bytes }: PdfObject): PdfObject {
  if (!bytes || filtersOf(entriesOf(value)).length > 0) return bytes ? { value, bytes } : { value }
  const deflated = deflateSync(bytes)
  const dictionary = withEntry(value, '/Length', [String(deflated.length)])
  return { value: withEntry(dictionary, '/Filter', ['/FlateDecode']), bytes: deflated }
}

function* partsOf(read: ReadPdf): Generator<Buffer> {
  const { objects, root, info } = read
  const reachable = listReachable(read)
  const offsets = new Map<number, number>()
  let written = 0
  const count = (text: string | Buffer) => {
    const part = Buffer.from(text as string, 'latin1')
    written += part.length
    return part
  }
  yield count('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  for (const [number, object] of objects) {
    if (!reachable.has(number)) continue
    const { value, bytes } = folded(object)
    offsets.set(number, written)
    yield count(`${number} 0 obj\n${value.join(' ')}\n`)
    if (bytes) {
      yield count('stream\n')
      yield count(bytes)
      yield count('\nendstream\n')
    }
    yield count('endobj\n')
  }
  const start = written
  yield count('xref\n0 1\n0000000000 65535 f \n')
  for (const [number, offset] of offsets) yield count(`${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = [...offsets.keys()].reduce((highest, number) => Math.max(highest, number), 0) + 1
  const entries = `/Size ${size} /Root ${root.join(' ')}${info ? ` /Info ${info.join(' ')}` : ''}`
  yield count(`trailer\n<< ${entries} >>\nstartxref\n${start}\n%%EOF\n`)
}
