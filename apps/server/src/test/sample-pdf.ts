import { onePage, pdfOf } from './pdf-file.ts'

/** A PDF of one empty page, with whatever else is wanted before its table of contents. */
export function samplePdf({ extra = '', header = '%PDF-1.7', end = '%%EOF\n' } = {}): Buffer {
  const [title, page] = ['%PDF-1.7', onePage[3]]
  const text = pdfOf({ ...onePage, 3: `${page}\nendobj\n${extra}4 0 obj\nnull` }).toString('latin1')
  return Buffer.from(text.replace(title, header).replace('%%EOF\n', end), 'latin1')
}

/** The file that every scanner takes for a virus; in two halves, so that none of them takes our source for one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')
