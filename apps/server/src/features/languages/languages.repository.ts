import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export const maxLanguages = 40
/** The longest language has fewer keys, and only keys that English has are written. */
const maxTexts = 20_000

type LanguageRow = Awaited<ReturnType<typeof listLanguageRows>>[number]

export const listLanguageRows = (db: Db) =>
  db
    .selectFrom('language')
    .select(['code', 'name', 'isRtl', 'base', 'isEnabled', 'position', 'textVersion'])
    .orderBy('position')
    .orderBy('code')
    .limit(maxLanguages)
    .execute()

/** What staff wrote in a language. */
export const listChangedTexts = (db: Db, language: string) =>
  db.selectFrom('languageText').select(['key', 'text']).where('language', '=', language).limit(maxTexts).execute()

/** Two who add or switch off at once wait for each other, so that neither sees too few or too many. */
export const lockLanguages = (tx: Tx) => sql`select pg_advisory_xact_lock(7403050)`.execute(tx)

export type LanguageFacts = Pick<LanguageRow, 'code' | 'name' | 'isRtl' | 'base' | 'isEnabled' | 'position'>

/** What a language is called and built on is part of what its copies hold. */
export const putLanguage = (tx: Tx, { code, ...rest }: LanguageFacts) => saveRow(tx, { code, ...rest }, rest)

/** Also keeps two changes of one language one after the other. */
export const raiseVersion = (tx: Tx, facts: LanguageFacts) => saveRow(tx, facts, {})

async function saveRow(tx: Tx, facts: LanguageFacts, changes: Partial<LanguageFacts>) {
  await tx
    .insertInto('language')
    .values({ ...facts, textVersion: 1 })
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({ ...changes, textVersion: sql<number>`language.text_version + 1` }),
    )
    .execute()
}

export async function putTexts(tx: Tx, language: string, texts: { key: string; text: string }[]) {
  await tx
    .insertInto('languageText')
    .values(texts.map((one) => ({ language, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'key'])
        .doUpdateSet((eb) => ({ text: eb.ref('excluded.text'), changedAt: sql`now()` })),
    )
    .execute()
}

export async function findChangedText(tx: Tx, language: string, key: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('languageText')
    .select('text')
    .where('language', '=', language)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.text
}

export async function removeText(tx: Tx, language: string, key: string) {
  await tx.deleteFrom('languageText').where('language', '=', language).where('key', '=', key).execute()
}
