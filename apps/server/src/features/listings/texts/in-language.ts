import { detectTextLanguage } from '@gable/domain/text-language'
import { defaultLanguage } from '@gable/i18n/languages'
import type { Db } from '#platform/db.ts'
import type { ListingText, ListingTexts } from './listing-texts.repository.ts'

type Written = { id: number; title: string; textLanguage: string | null; description?: string }
type Told<Row> = Omit<Row, 'textLanguage'> & { textLanguage: string }

/** What a listing was first written in; of rows of before, as far as its letters tell. */
export const textLanguageOf = ({ title, textLanguage }: Pick<Written, 'title' | 'textLanguage'>): string =>
  textLanguage ?? detectTextLanguage(title, defaultLanguage)

/**
 * Listings with title and description in the reader's language where they have it, otherwise as they were first written.
 * It takes one statement for a page, and none where all of it was written in the reader's language.
 */
export async function tellInLanguage<Row extends Written>(
  { db, texts }: { db: Db; texts: ListingTexts },
  rows: readonly Row[],
  language: string | undefined,
): Promise<Told<Row>[]> {
  const told = rows.map((row) => ({ ...row, textLanguage: textLanguageOf(row) }))
  const others = told.filter(({ textLanguage }) => textLanguage !== language)
  if (!language || others.length === 0) return told
  const withDescription = others.some(({ description }) => description !== undefined)
  const ids = others.map(({ id }) => id)
  const found = new Map((await texts.listIn(db, ids, language, withDescription)).map((text) => [text.id, text]))
  return told.map((row) => {
    const text = row.textLanguage === language ? undefined : found.get(row.id)
    if (!text) return row
    const { title, description } = text
    return {
      ...row,
      title,
      textLanguage: language,
      ...(row.description !== undefined && description !== null && { description }),
    }
  })
}

type Detail = { title: string; description: string; textLanguage: string | null }
type Wish = { textLanguage?: string | undefined; language?: string | undefined }

/**
 * One listing in the language that was asked for, or the reader's, or as it was first written; with all the languages
 * it has, and its texts in them, the first it was written in first.
 */
export function tellListing<Row extends Detail>(
  row: Row,
  others: readonly ListingText[],
  { textLanguage, language }: Wish,
) {
  const { title, description } = row
  const first: ListingText = { language: textLanguageOf(row), title, description }
  const texts = [first, ...others]
  const find = (wished: string | undefined) => texts.find((text) => text.language === wished)
  const told = find(textLanguage) ?? find(language) ?? first
  return {
    row: { ...row, title: told.title, description: told.description, textLanguage: told.language },
    texts,
    textLanguages: texts.map((text) => text.language),
  }
}
