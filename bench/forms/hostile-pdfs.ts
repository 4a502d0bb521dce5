import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { hostilePdfs as smallPdfs, pdfBombs } from '../../apps/server/src/test/hostile-pdfs.ts'
import { onePage, pdfOf, streamObject } from '../../apps/server/src/test/pdf-file.ts'

const megabyte = 2 ** 20
const withX = (value: string) => pdfOf({ ...onePage, 1: `<< /Type /Catalog /Pages 2 0 R /X ${value} >>` })
const withContent = (content: Buffer | string, filter: string) =>
  pdfOf({
    ...onePage,
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    4: streamObject(content, filter),
  })
const many = (count: number, make: (number: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 10, make(index + 10)]))

/** As heavy as a document may be, or unfolding into far more. */
const heavy: (() => Buffer)[] = [
  ...Object.values(pdfBombs),
  () => withContent(deflateSync(Buffer.alloc(190 * megabyte)), '/Filter /FlateDecode'),
  () => withContent(randomBytes(14 * megabyte).toString('latin1'), '/Filter /DCTDecode'),
  () => withContent(randomBytes(14 * megabyte).toString('latin1'), '/Filter /FlateDecode'),
  () => withX(`(${'x'.repeat(14 * megabyte)})`),
  () => withX(`<${'4a'.repeat(7 * megabyte)}>`),
  () => withX(`/${'#4a'.repeat(4 * megabyte)}`),
  () => withX('<< /A '.repeat(2 * megabyte)),
  () => withX(`[${'1 0 R '.repeat(2 * megabyte)}]`),
  () => withX('('.repeat(14 * megabyte)),
  () => pdfOf({ ...onePage, ...many(150_000, (number) => `<< /A ${number} /B [0 0 0 0] /C /D >>`) }),
  () => pdfOf({ ...onePage, ...many(100_000, (number) => streamObject(`stream ${number}`)) }),
  () => Buffer.from(`%PDF-1.7\n${'1 0 obj\n'.repeat(1.5 * megabyte)}%%EOF\n`),
  () => Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(2 * megabyte)}%%EOF\n`),
  () => Buffer.from(`%PDF-1.7\n${'%'.repeat(14 * megabyte)}\n%%EOF\n`),
  () => Buffer.from(`%PDF-1.7\n${'trailer << /Root 1 0 R /Prev 9 >>\n'.repeat(300_000)}startxref\n9\n%%EOF\n`),
]

/** Every second one is heavy; the rest carries what must not be handed out. */
export function* hostilePdfs(count: number): Generator<Buffer> {
  const light = Object.values(smallPdfs)
  for (let index = 0; index < count; index += 1) {
    const make = heavy[Math.floor(index / 2) % heavy.length]
    const bytes = index % 2 === 0 && make ? make() : light[Math.floor(index / 2) % light.length]
    if (bytes) yield bytes.subarray(0, 15 * megabyte - 10_000)
  }
}
