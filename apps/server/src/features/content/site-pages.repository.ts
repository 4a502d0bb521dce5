import type { RichText } from '@gable/contract/rich-text'
import type { SitePageName } from '@gable/contract/site-pages'
import { defaultLanguage } from '@gable/i18n/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** In the reader's language, or else in the site's, or else in the first there is. */
export async function findSitePage(db: Db, name: SitePageName, language: string) {
  return db
    .selectFrom('sitePage')
    .selectAll()
    .where('name', '=', name)
    .orderBy(sql`language = ${language}`, 'desc')
    .orderBy(sql`language = ${defaultLanguage}`, 'desc')
    .orderBy('language')
    .limit(1)
    .executeTakeFirst()
}

export const listSitePages = (db: Db) =>
  db.selectFrom('sitePage').selectAll().orderBy('name').orderBy('language').limit(100).execute()

type Written = { name: SitePageName; language: string; title: string; body: RichText }

export async function saveSitePage(tx: Tx, { name, language, title, body }: Written): Promise<number> {
  const { id } = await tx
    .insertInto('sitePage')
    .values({ name, language, title, body: JSON.stringify(body) })
    .onConflict((known) =>
      known.columns(['name', 'language']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        body: eb.ref('excluded.body'),
        updatedAt: sql`now()`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeSitePage(tx: Tx, name: SitePageName, language: string): Promise<number | undefined> {
  const removed = await tx
    .deleteFrom('sitePage')
    .where('name', '=', name)
    .where('language', '=', language)
    .returning('id')
    .executeTakeFirst()
  return removed?.id
}
