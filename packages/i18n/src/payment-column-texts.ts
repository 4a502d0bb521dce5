import type { transactions } from './en/transactions.ts'
import type { LanguageCode } from './languages.ts'
import { textsOf } from './site-texts.ts'

/** What the table of payments calls its columns, states and methods, in the reader's language. */
export function paymentColumnTexts(language: LanguageCode) {
  // Every language has the keys of English.
  const texts = textsOf('transactions', language) as Pick<typeof transactions, 'csv' | 'states' | 'methods'>
  const { csv, states, methods } = texts
  const columns = [csv.day, csv.order, csv.package, csv.method, csv.state, csv.amount, csv.refunded, csv.currency]
  return { columns, states, methods }
}
