import { randomBytes } from 'node:crypto'
import type { ColumnRule } from './column-rules.ts'

/** Where a canary sits, and to whom it belongs. */
export type Perch = { place: string; rule: ColumnRule; ownerId: number | undefined; rowId: string }
export type Canaries = ReturnType<typeof createCanaries>

const canary = /canary[0-9a-f]{12}/g

/** Unique words that are easy to find wherever they turn up: no markup, folding or slug changes them. */
export function createCanaries() {
  const perches = new Map<string, Perch>()
  return {
    perches,
    add(perch: Perch): string {
      const word = `canary${randomBytes(6).toString('hex')}`
      perches.set(word, perch)
      return word
    },
    findIn: (text: string): Perch[] => [...new Set(text.match(canary))].flatMap((word) => perches.get(word) ?? []),
  }
}
