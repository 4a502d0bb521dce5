import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ListingName } from '../listing-kind.ts'

/** Title and description in one more language. */
export type ListingText = { language: string; title: string; description: string }
type TextOf = Omit<ListingText, 'language' | 'description'> & { id: number; description: string | null }

/** The texts of one kind of listing in other languages than the one it was first written in. */
export function createListingTexts(name: ListingName) {
  const texts = sql.table(`${name}_text`)
  const listingId = sql.ref(`${name}_id`)

  return {
    /** In the order of their codes. */
    async list(db: Db, id: number): Promise<ListingText[]> {
      const { rows } = await sql<ListingText>`
        select language, title, description from ${texts}
        where ${listingId} = ${id} order by language limit 100`.execute(db)
      return rows
    },

    /** Of several listings those that are there in this language, for a whole page in one statement. */
    async listIn(db: Db, ids: number[], language: string, withDescription: boolean): Promise<TextOf[]> {
      const { rows } = await sql<TextOf>`
        select ${listingId} as id, title, ${withDescription ? sql`description` : sql`null::text as description`}
        from ${texts} where ${listingId} = any(${ids}::bigint[]) and language = ${language}`.execute(db)
      return rows
    },

    /** These and no others. */
    async save(tx: Tx, id: number, given: readonly ListingText[]) {
      const languages = given.map(({ language }) => language)
      await sql`
        delete from ${texts} where ${listingId} = ${id} and language <> all(${languages}::text[])`.execute(tx)
      if (given.length === 0) return
      await sql`
        insert into ${texts} (${listingId}, language, title, description)
        select ${id}::bigint, language, title, description
        from json_to_recordset(${JSON.stringify(given)}::json) as given (language text, title text, description text)
        on conflict (${listingId}, language)
        do update set title = excluded.title, description = excluded.description`.execute(tx)
    },
  }
}
export type ListingTexts = ReturnType<typeof createListingTexts>
