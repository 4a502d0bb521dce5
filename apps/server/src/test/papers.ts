import { deflateSync } from 'node:zlib'

const object = (number: number, body: string) => `${number} 0 obj\n${body}\nendobj\n`

/** A PDF of one empty page, with whatever else is wanted among its objects. */
export function paper({ extra = '', pages = 1, header = '%PDF-1.7', end = '%%EOF\n' } = {}): Buffer {
  const page = (index: number) => object(10 + index, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')
  const text = [
    `${header}\n`,
    object(1, '<< /Type /Catalog /Pages 2 0 R >>'),
    object(2, `<< /Type /Pages /Count ${pages} /Kids [10 0 R] >>`),
    ...Array.from({ length: pages }, (_, index) => page(index)),
    extra,
    `trailer << /Root 1 0 R >>\nstartxref\n0\n${end}`,
  ]
  return Buffer.from(text.join(''), 'latin1')
}

/** A folded stream among the objects of a PDF. */
export const foldedStream = (content: Buffer | string, dictionary = '') =>
  object(9, `<< ${dictionary} /Filter /FlateDecode >>\nstream\n${deflateSync(content).toString('latin1')}\nendstream`)

/** The file that every scanner takes for a virus; in two halves, so that none of them takes our source for one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')
