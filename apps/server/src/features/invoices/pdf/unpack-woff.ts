import { inflateSync } from 'node:zlib'

const [woffHeader, woffEntry, header, entry] = [44, 20, 12, 16]

/**
 * The font inside a WOFF file: the same tables, none of them compressed. What draws would unpack a table again for every
 * letter that it takes from it, which makes seconds of a moment.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woffHeader + index * woffEntry
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const bytes = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    }
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(header + count * entry)
  woff.copy(head, 0, 4, 8)
  for (const [index, value] of [count, power * entry, Math.log2(power), (count - power) * entry].entries()) {
    head.writeUInt16BE(value, 4 + index * 2)
  }
  let offset = head.length
  const parts = tables.flatMap(({ tag, checksum, bytes }, index) => {
    const at = header + index * entry
    tag.copy(head, at)
    checksum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const padding = Buffer.alloc(-bytes.length & 3)
    offset += bytes.length + padding.length
    return [bytes, padding]
  })
  return Buffer.concat([head, ...parts])
}
