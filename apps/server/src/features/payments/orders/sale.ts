import type { Db, Tx } from '#platform/db.ts'
import type { Words } from '#platform/words-by-language.ts'

export type Offer = { id: number; priceMinor: number; currency: string; names: Words; durationDays: number }

/** What orders and payments have to know of the packages that they are for. */
export type Sale = {
  /** What a member may buy now, as its row says; refuses what is not for them. */
  getOffer: (from: Db, accountId: number, packageId: number) => Promise<Offer>
  /** When it would end if it began now. */
  getEndIfBegun: (from: Db, accountId: number, packageId: number) => Promise<Date>
  lockAccount: (tx: Tx, accountId: number) => Promise<unknown>
  wordsIn: (words: Words, language: string) => string
}
