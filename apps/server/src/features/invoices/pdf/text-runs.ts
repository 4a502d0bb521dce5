import bidiFactory from 'bidi-js'
import type { Face } from './fonts.ts'

/** Letters of one font and one direction, as they were written; a font turns those from right to left by itself. */
export type Run = { text: string; face: Face }
export type Direction = 'ltr' | 'rtl' | 'auto'

const bidi = bidiFactory()
const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** A line as it stands on paper, from left to right. */
export function visualRuns(line: string, direction: Direction, faces: readonly Face[]): Run[] {
  const embedding = bidi.getEmbeddingLevels(line, direction)
  const order = bidi.getReorderedIndices(line, embedding)
  const faceAt = chooseFaces(line, faces)
  const spans: { first: number; last: number; level: number; face: Face }[] = []
  for (const index of order) {
    const [face, level] = [faceAt[index], embedding.levels[index] ?? 0]
    const before = spans.at(-1)
    if (!face) continue
    const goesOn = before && before.face === face && before.level === level
    if (goesOn && index === before.last + 1) before.last = index
    else if (goesOn && index === before.first - 1) before.first = index
    else spans.push({ first: index, last: index, level, face })
  }
  return spans.flatMap(({ first, last, level, face }) => {
    const text = withoutMarks(line.slice(first, last + 1))
    return text === '' ? [] : [{ text: level % 2 === 0 ? text : turned(text), face }]
  })
}

/** What joins or has marks keeps the font of its letter; spaces and stops keep the one before them. */
function chooseFaces(line: string, faces: readonly Face[]): (Face | undefined)[] {
  const chosen: (Face | undefined)[] = []
  let before: Face | undefined
  for (const { segment } of clusters.segment(line)) {
    const needed = [...withoutMarks(segment)].map((letter) => letter.codePointAt(0) ?? 0)
    const hasAll = (face: Face) => needed.every(face.has)
    const canKeep = before && /^[\p{Z}\p{P}]+$/u.test(segment) && hasAll(before)
    const face =
      (canKeep ? before : undefined) ??
      faces.find(hasAll) ??
      faces.find(({ has }) => needed[0] !== undefined && has(needed[0])) ??
      faces[0]
    for (let unit = 0; unit < segment.length; unit += 1) chosen.push(face)
    before = face
  }
  return chosen
}

/** Marks of direction have done their work, and fonts draw a box for them. */
const withoutMarks = (text: string) => text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')

const isFromRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Brackets are mirrored. Letters are turned by their font; signs alone have no script that would say so. */
function turned(text: string): string {
  const mirrored = [...text].map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return (isFromRightToLeft.test(text) ? mirrored : mirrored.toReversed()).join('')
}
