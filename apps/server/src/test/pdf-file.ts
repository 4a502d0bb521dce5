import { deflateSync } from 'node:zlib'

type PdfObjects = Record<number, string>
type Folding = { filter: string; fold: (content: Buffer) => Buffer }

export const pageObject = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'
/** A document of one empty page, as numbered objects; whatever else is wanted goes beside or in place of them. */
export const onePage: PdfObjects = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  3: pageObject,
}

export const streamObject = (content: Buffer | string, dictionary = '') => {
  const data = typeof content === 'string' ? content : content.toString('latin1')
  return `<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream`
}

/** A PDF as a program would write it, with a table of contents that is right. */
export function pdfOf(objects: PdfObjects, { trailer = '', after = '' } = {}): Buffer {
  const { body, offsets } = writeObjects(objects)
  // The names of numbered entries come in ascending order.
  const size = Number(Object.keys(objects).at(-1)) + 1
  const rows = [...offsets].map(([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 1\n0000000000 65535 f \n${rows.join('')}`
  const root = trailer.includes('/Root') ? '' : '/Root 1 0 R'
  const end = `trailer\n<< /Size ${size} ${root} ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n${after}`
  return Buffer.from(body + table + end, 'latin1')
}

function writeObjects(objects: PdfObjects) {
  const offsets = new Map<number, number>()
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  for (const [number, content] of Object.entries(objects)) {
    offsets.set(Number(number), body.length)
    body += `${number} 0 obj\n${content}\nendobj\n`
  }
  return { body, offsets }
}

/** The same, with one object hidden in an object stream and a table of contents that is a stream itself. */
export function pdfWithObjectStream(objects: PdfObjects, hidden: string, { filter, fold }: Folding): Buffer {
  const header = '4 0 '
  const content = fold(Buffer.from(header + hidden, 'latin1'))
  const dictionary = `/Type /ObjStm /N 1 /First ${header.length} ${filter}`
  const { body, offsets } = writeObjects({ ...objects, 5: streamObject(content, dictionary) })
  offsets.set(6, body.length)
  const row = (kind: number, value: number, more: number) => {
    const bytes = Buffer.alloc(7)
    bytes.writeUInt8(kind)
    bytes.writeUInt32BE(value, 1)
    bytes.writeUInt16BE(more, 5)
    return bytes
  }
  const rows = Array.from({ length: 7 }, (_, number) => {
    if (number === 0) return row(0, 0, 65_535)
    return number === 4 ? row(2, 5, 0) : row(1, offsets.get(number) ?? 0, 0)
  })
  const table = streamObject(Buffer.concat(rows), '/Type /XRef /Size 7 /W [1 4 2] /Root 1 0 R')
  return Buffer.from(`${body}6 0 obj\n${table}\nendobj\nstartxref\n${body.length}\n%%EOF\n`, 'latin1')
}

const toHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)
/** The ways in which a script can be folded away. */
export const foldings: Record<string, Folding> = {
  'no filter': { filter: '', fold: (bytes) => bytes },
  Flate: { filter: '/Filter /FlateDecode', fold: (bytes) => deflateSync(bytes) },
  ASCIIHex: { filter: '/Filter /ASCIIHexDecode', fold: toHex },
  'ASCIIHex and Flate': {
    filter: '/Filter [/ASCIIHexDecode /FlateDecode]',
    fold: (bytes) => toHex(deflateSync(bytes)),
  },
  'disguised ASCIIHex': { filter: '/Filter /#41SCIIHexDecode', fold: toHex },
  ASCII85: { filter: '/Filter /ASCII85Decode', fold: toAscii85 },
  LZW: { filter: '/Filter /LZWDecode', fold: toLzw },
}

function toAscii85(bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, ' ')])
  let text = ''
  for (let at = 0; at < padded.length; at += 4) {
    const value = padded.readUInt32BE(at)
    text += [52_200_625, 614_125, 7_225, 85, 1]
      .map((weight) => String.fromCharCode(33 + (Math.floor(value / weight) % 85)))
      .join('')
  }
  return Buffer.from(`${text}~>`)
}

/** Codes of nine bits without a table: a clear code before every 250 bytes keeps them that short. */
function toLzw(bytes: Buffer): Buffer {
  const codes = [...bytes].flatMap((byte, index) => (index % 250 === 0 ? [256, byte] : [byte]))
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('')
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []
  return Buffer.from(whole.map((eight) => Number.parseInt(eight, 2)))
}
