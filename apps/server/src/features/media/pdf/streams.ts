import { once } from 'node:events'
import { createInflate, inflateSync } from 'node:zlib'
import { withoutEscapes } from './forbidden.ts'
import { refuse } from './refused-document.ts'
import { Tokens } from './tokens.ts'
import { readValue, type Value } from './values.ts'

/** What all streams of a document may unfold into together; a bomb of a few kilobytes unfolds into gigabytes. */
const maxUnfoldedBytes = 200 * 2 ** 20
/** Of all object streams together: unlike the rest, what is in them is kept while the document is read. */
const maxObjectBytes = 16 * 2 ** 20
const inflateSteps = 64 * 1024

type Entries = Map<string, Value>

export const filtersOf = (entries: Entries) =>
  (entries.get('/Filter') ?? []).filter((token) => token !== '[' && token !== ']').map(withoutEscapes)

export function createDecompressionLimit() {
  let left = maxUnfoldedBytes
  let leftForObjects = maxObjectBytes
  return {
    countObjects(bytes: number) {
      leftForObjects -= bytes
      if (leftForObjects < 0) refuse('its objects unfold into too much')
    },

    /** Only counts: what a page draws is never looked at, and none of it is kept. */
    async count(entries: Entries, bytes: Buffer) {
      const filters = filtersOf(entries)
      if (filters.lastIndexOf('/FlateDecode') > 0) refuse('a stream is folded in an unknown way')
      if (filters[0] !== '/FlateDecode') return
      const inflate = createInflate({ chunkSize: inflateSteps })
      inflate.on('data', (chunk: Buffer) => {
        left -= chunk.length
        if (left < 0) inflate.destroy(new Error('too much'))
      })
      inflate.end(bytes)
      await once(inflate, 'end').catch(() => refuse('a stream is damaged, or unfolds into too much'))
      // A line end before `endstream` may have been counted.
      if (bytes.length - inflate.bytesWritten > 2) refuse('something lies behind the end of a stream')
    },
  }
}

type UnfoldLimit = ReturnType<typeof createDecompressionLimit>

/** The objects inside an object stream, by their numbers. */
export function readObjectStream(entries: Entries, bytes: Buffer, unfolding: UnfoldLimit): Map<number, Value> {
  if (entries.has('/DecodeParms') || entries.has('/Extends')) refuse('its objects are folded in an unknown way')
  const unfolded = unfold(filtersOf(entries), bytes)
  unfolding.countObjects(unfolded.length)
  const text = unfolded.toString('latin1')
  const [count, first] = [numberOf(entries, '/N'), numberOf(entries, '/First')]
  const header = new Tokens(text.slice(0, first))
  const places = Array.from({ length: count }, () => [Number(header.next()), first + Number(header.next())] as const)
  const body = new Tokens(text, first)
  const objects = new Map<number, Value>()
  for (const [number, offset] of places) {
    body.skipBlanks()
    if (body.at !== offset || !Number.isInteger(number)) refuse('an object is not where it should be')
    objects.set(number, readValue(body))
  }
  if (header.next() !== '' || body.next() !== '') refuse('there is more between its objects')
  return objects
}

function unfold(filters: string[], bytes: Buffer): Buffer {
  const [filter, ...others] = filters
  if (filter === undefined) return bytes
  if (filter === '/FlateDecode' && others.length === 0) return inflateObjects(bytes)
  if (filter !== '/ASCIIHexDecode') refuse('its objects are folded in an unknown way')
  const [digits = ''] = bytes.toString('latin1').split('>')
  return unfold(others, Buffer.from(digits.replaceAll(/[^0-9a-f]/gi, ''), 'hex'))
}

function inflateObjects(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: maxObjectBytes })
  } catch {
    return refuse('its objects are damaged, or unfold into too much')
  }
}

export function numberOf(entries: Entries, name: string): number {
  const [token = '', ...more] = entries.get(name) ?? []
  if (more.length > 0 || !/^\d{1,8}$/.test(token)) refuse(`${name} is no number`)
  return Number(token)
}
