import type Pdf from 'pdfkit'
import { type Face, facesOf, type Style } from './fonts.ts'
import { type Direction, type Run, visualRuns } from './text-runs.ts'

export type Box = { x: number; y: number; width: number }
type Look = {
  style?: Style
  size?: number
  colour?: string
  align?: 'start' | 'center' | 'end'
  /** Names keep the direction of their own letters. */
  direction?: Direction
  /** Figures below each other have the same width. */
  isFigure?: boolean
}
export type Pen = ReturnType<typeof createPen>

export const ink = '#1b1a18'
export const soft = '#5e5a53'
const usualSize = 10.5
/** From one baseline to the next, as a part of the size. */
export const leading = 1.5

// Said every time: without any, words are shaped one by one and stand in the order in which they were written.
const featuresOf = ({ isFigure = false }: Look): PDFKit.Mixins.OpenTypeFeatures[] => (isFigure ? ['tnum'] : [])

/** Writes on a page in any script, from the side where its language begins. */
export function createPen(doc: InstanceType<typeof Pdf>, dir: 'ltr' | 'rtl', pageWidth: number) {
  const faces: Record<Style, Face[]> = { regular: facesOf('regular'), bold: facesOf('bold'), serif: facesOf('serif') }
  const known = new Set<string>()
  const widths = new Map<string, number>()

  function choose({ name, bytes }: Face, size: number) {
    if (!known.has(name)) doc.registerFont(name, bytes())
    known.add(name)
    return doc.font(name).fontSize(size)
  }

  const runsOf = (text: string, { style = 'regular', direction = dir }: Look) =>
    visualRuns(text.replaceAll('\u202f', '\u00a0'), direction, faces[style])
  /** Shaping takes its time, and a word is asked about more than once. */
  function widthOfRun({ text, face }: Run, look: Look): number {
    const key = `${face.name} ${look.isFigure ?? false} ${text}`
    const width = widths.get(key) ?? choose(face, 1).widthOfString(text, { features: featuresOf(look) })
    widths.set(key, width)
    return width * (look.size ?? usualSize)
  }
  const widthOf = (text: string, look: Look) =>
    runsOf(text, look).reduce((width, run) => width + widthOfRun(run, look), 0)

  /** Where a box stands when the page begins at the right. */
  const leftOf = ({ x, width }: Omit<Box, 'y'>) => (dir === 'rtl' ? pageWidth - x - width : x)

  function line(text: string, box: Box, look: Look = {}) {
    const { size = usualSize, colour = ink, align = 'start' } = look
    const runs = runsOf(text, look).map((run) => ({ ...run, width: widthOfRun(run, look) }))
    const free = box.width - runs.reduce((width, run) => width + run.width, 0)
    const isAtLeft = (align === 'start') === (dir === 'ltr')
    let x = leftOf(box) + (align === 'center' ? free / 2 : isAtLeft ? 0 : free)
    for (const { text: letters, face, width } of runs) {
      const options = { lineBreak: false, features: featuresOf(look), baseline: 'alphabetic' } as const
      choose(face, size).fillColor(colour).text(letters, x, box.y, options)
      x += width
    }
  }

  /** As many lines as it takes; what is too long for a line by itself is cut where letters end. */
  function wrap(text: string, width: number, look: Look): string[] {
    const lines: string[] = []
    const space = widthOf(' ', look)
    let [current, filled] = ['', 0]
    const put = (part: string, separator: string) => {
      const [needed, gap] = [widthOf(part, look), separator === '' ? 0 : space]
      const fits = current === '' || filled + gap + needed <= width
      if (!fits) lines.push(current)
      current = fits && current !== '' ? current + separator + part : part
      filled = fits && current !== part ? filled + gap + needed : needed
    }
    for (const word of text.split(/\s+/).filter(Boolean)) {
      if (widthOf(word, look) <= width) put(word, ' ')
      else for (const [index, letter] of lettersOf(word).entries()) put(letter, index === 0 ? ' ' : '')
    }
    return current === '' ? lines : [...lines, current]
  }

  /** Several lines from a first baseline on; answers the baseline of the one that would follow. */
  function paragraph(text: string, box: Box, look: Look = {}): number {
    const step = (look.size ?? usualSize) * leading
    const lines = wrap(text, box.width, look)
    lines.forEach((part, index) => line(part, { ...box, y: box.y + index * step }, look))
    return box.y + lines.length * step
  }

  function rule({ x, y, width }: Box, colour: string, thickness = 0.6) {
    const left = leftOf({ x, width })
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke()
  }

  return { line, paragraph, wrap, widthOf, rule, leftOf }
}

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })
const lettersOf = (word: string) => Array.from(clusters.segment(word), ({ segment }) => segment)
