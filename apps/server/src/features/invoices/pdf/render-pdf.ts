import Pdf from 'pdfkit'
import { drawSheet } from './draw-sheet.ts'
import type { Sheet } from './sheet.ts'

/** The same sheets are the same bytes: what a PDF says about its own making comes from them. */
export async function renderPdf(sheets: Sheet[]): Promise<Buffer> {
  const [first] = sheets
  if (!first) throw new Error('A document has a page')
  const { language, title, site, issuedAt } = first
  const doc = new Pdf({
    ...{ autoFirstPage: false, pdfVersion: '1.7', lang: language, displayTitle: true },
    info: {
      Title: `${title} ${sheets.map(({ number }) => number).join(', ')}`,
      ...{ Author: site, Producer: 'Gable', Creator: 'Gable', CreationDate: issuedAt, ModDate: issuedAt },
    },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject))
  for (const sheet of sheets) drawSheet(doc, sheet)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
