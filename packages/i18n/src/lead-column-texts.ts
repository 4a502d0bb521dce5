import type { leads } from './en/leads.ts'
import type { LanguageCode } from './languages.ts'
import { textsOf } from './site-texts.ts'

/** What the table of leads calls its columns and stages, in the reader's language. */
export function leadColumnTexts(language: LanguageCode) {
  // Every language has the keys of English.
  const { csv, stages } = textsOf('leads', language) as Pick<typeof leads, 'csv' | 'stages'>
  const columns = [csv.day, csv.name, csv.phone, csv.email, csv.home, csv.address, csv.stage, csv.reminder, csv.message]
  return { columns, stages }
}
