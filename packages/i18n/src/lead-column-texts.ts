import { leads as ar } from './ar/leads.ts'
import { leads as en } from './en/leads.ts'
import type { LanguageCode } from './languages.ts'

const texts = { en, ar }

/** What the table of leads calls its columns and stages, in the reader's language. */
export function leadColumnTexts(language: LanguageCode) {
  const { csv, stages } = texts[language]
  const columns = [csv.day, csv.name, csv.phone, csv.email, csv.home, csv.address, csv.stage, csv.reminder, csv.message]
  return { columns, stages }
}
