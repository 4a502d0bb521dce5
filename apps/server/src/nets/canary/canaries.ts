import { randomBytes } from 'node:crypto'
import type { ColumnRule } from './column-rules.ts'

/** Where a canary sits, and to whom it belongs. */
export type PlantedText = { place: string; rule: ColumnRule; ownerId: number | undefined; rowId: string }
export type Canaries = ReturnType<typeof createCanaries>

const canary = /canary[0-9a-f]{12}/g

/** Unique words that are easy to find wherever they turn up: no markup, folding or slug changes them. */
export function createCanaries() {
  const plantedTexts = new Map<string, PlantedText>()
  return {
    plantedTexts,
    add(planted: PlantedText): string {
      const word = `canary${randomBytes(6).toString('hex')}`
      plantedTexts.set(word, planted)
      return word
    },
    findIn: (text: string): PlantedText[] =>
      [...new Set(text.match(canary))].flatMap((word) => plantedTexts.get(word) ?? []),
  }
}
