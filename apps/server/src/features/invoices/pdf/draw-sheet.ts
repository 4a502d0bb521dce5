import type Pdf from 'pdfkit'
import { type Box, createPen, ink, leading, type Pen, soft } from './draw-text.ts'
import type { Labelled, Party, Sheet } from './sheet.ts'

// A4, in points.
const [pageWidth, pageHeight] = [595.28, 841.89]
const margin = 54
const width = pageWidth - 2 * margin
const brand = '#0e5a4a'
const [strongLine, faintLine] = ['#1b1a18', '#dcdad4']
const small = 8.5
const body = 10.5
const columnWidth = 150
const columnGap = 12
/** More lines than that are set smaller, so that the longest address leaves room for the sums. */
const maxBodyLines = 12

type Doc = InstanceType<typeof Pdf>

/** One invoice on one page, as drawn for the site: mirrored where its language begins at the right. */
export function drawSheet(doc: Doc, sheet: Sheet) {
  doc.addPage({ size: [pageWidth, pageHeight], margin: 0 })
  const pen = createPen(doc, sheet.dir, pageWidth)
  drawHead(doc, pen, sheet)
  const belowParties = drawParties(pen, sheet)
  const belowLine = drawLine(pen, sheet, Math.max(belowParties + 36, 268))
  drawBadge(doc, pen, sheet.badge, belowLine + 46)
  const belowSums = drawSums(pen, sheet, belowLine + 46)
  if (sheet.included) drawIncluded(pen, sheet.included, belowSums + 46)
  drawFooter(pen, sheet.footer)
}

function drawHead(doc: Doc, pen: Pen, { site, title, number }: Sheet) {
  const size = 20
  const left = pen.leftOf({ x: margin, width: size })
  doc
    .save()
    .translate(left, 50)
    .scale(size / 28)
    .path('M22.5 9.6 14 3.2 4.2 10.8V24.4H23.6V15.6H14.6')
    .lineWidth(2.4)
    .lineJoin('round')
    .lineCap('round')
    .strokeColor(brand)
    .stroke()
    .restore()
  pen.line(site, { x: margin + size + 9, y: 67, width: 240 }, { style: 'serif', size: 18, direction: 'auto' })
  const end = { x: margin + width - 200, width: 200 }
  pen.line(title, { ...end, y: 74 }, { style: 'serif', size: 26, align: 'end' })
  pen.line(number, { ...end, y: 94 }, { style: 'bold', align: 'end', direction: 'ltr' })
}

function drawParties(pen: Pen, { parties, facts }: Sheet): number {
  const top = 144
  const second = margin + columnWidth + columnGap
  const ends = parties.map((party, index) =>
    drawParty(pen, party, { x: index === 0 ? margin : second, y: top, width: columnWidth }),
  )
  const x = second + columnWidth + columnGap
  return Math.max(...ends, drawFacts(pen, facts, { x, y: top, width: margin + width - x }))
}

function drawParty(pen: Pen, { label, name, lines }: Party, box: Box): number {
  pen.line(label, box, { style: 'bold', size: small, colour: soft })
  const count = lines.reduce((sum, line) => sum + pen.wrap(line, box.width, {}).length, 0)
  const size = count > maxBodyLines ? small : body
  let y = box.y + 19
  y = pen.paragraph(name, { ...box, y }, { style: 'bold', size, direction: 'auto' })
  for (const line of lines) y = pen.paragraph(line, { ...box, y }, { size, direction: 'auto' })
  return y - size
}

function drawFacts(pen: Pen, facts: Labelled[], { x, y: top, width: whole }: Box): number {
  let y = top
  for (const { label, value } of facts) {
    pen.line(label, { x, y, width: whole }, { colour: soft })
    // Beside its label where both fit, and below it where they do not.
    const isBeside = pen.widthOf(label, {}) + 8 + pen.widthOf(value, {}) <= whole
    if (!isBeside) y += body * leading
    pen.line(value, { x, y, width: whole }, { align: 'end' })
    y += body * leading
  }
  return y - body
}

const figure = { align: 'end', isFigure: true } as const
const figureColumns = [
  { x: margin + 257, width: 77 },
  { x: margin + 334, width: 77 },
  { x: margin + 411, width: width - 411 },
] as const

function drawLine(pen: Pen, { columns: [first, ...rest], line }: Sheet, top: number): number {
  const head = { style: 'bold', size: small, colour: soft } as const
  pen.line(first, { x: margin, y: top, width: 250 }, head)
  figureColumns.forEach((column, index) =>
    pen.line(rest[index] ?? '', { ...column, y: top }, { ...head, align: 'end' }),
  )
  pen.rule({ x: margin, y: top + 11, width }, strongLine, 0.9)
  const y = top + 33
  figureColumns.forEach((column, index) => pen.line(line.figures[index] ?? '', { ...column, y }, figure))
  const box = { x: margin, width: 250 }
  let below = pen.paragraph(line.name, { ...box, y }, { style: 'bold', direction: 'auto' })
  below = pen.paragraph(line.detail, { ...box, y: below }, { colour: soft })
  pen.rule({ x: margin, y: below, width }, faintLine)
  return below
}

function drawBadge(doc: Doc, pen: Pen, badge: string, y: number) {
  const look = { style: 'bold', size: small, colour: '#1d6b45' } as const
  const boxWidth = pen.widthOf(badge, look) + 27
  const left = pen.leftOf({ x: margin, width: boxWidth })
  doc.roundedRect(left, y - 13, boxWidth, 18, 4).fill('#e4f1ea')
  const check = pen.leftOf({ x: margin + 7, width: 8 })
  doc
    .moveTo(check, y - 4)
    .lineTo(check + 2.7, y - 1)
    .lineTo(check + 8, y - 7)
    .lineWidth(1)
    .strokeColor('#1d6b45')
    .stroke()
  pen.line(badge, { x: margin + 19, y: y - 1, width: boxWidth - 27 }, look)
}

function drawSums(pen: Pen, { sums, total }: Sheet, top: number): number {
  const box = { x: margin + 277, width: width - 277 }
  const row = 26
  let y = top
  for (const { label, value } of sums) {
    pen.line(label, { ...box, y }, { size: 11, colour: soft })
    pen.line(value, { ...box, y }, { ...figure, size: 11 })
    y += row
  }
  pen.rule({ ...box, y: y - 7 }, faintLine)
  y += row - 5
  pen.line(total.label, { ...box, y }, { style: 'bold', size: 12 })
  pen.line(total.value, { ...box, y }, { style: 'serif', size: 22, align: 'end' })
  return y
}

function drawIncluded(pen: Pen, { label, value }: Labelled, top: number) {
  pen.line(label, { x: margin, y: top, width }, { style: 'bold', size: small, colour: soft })
  pen.paragraph(value, { x: margin, y: top + 19, width }, { colour: ink })
}

function drawFooter(pen: Pen, [start, middle, end]: Sheet['footer']) {
  pen.rule({ x: margin, y: 781, width }, faintLine)
  const look = { size: small, colour: soft } as const
  const box = { x: margin, y: 801, width }
  pen.line(start, box, { ...look, direction: 'ltr' })
  pen.line(middle, box, { ...look, align: 'center', direction: 'ltr' })
  pen.line(end, box, { ...look, align: 'end' })
}
