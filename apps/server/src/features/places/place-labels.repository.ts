import type { LanguageCode } from '@gable/i18n/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { LabelledKind } from './places.tables.ts'

/** A place by its folded name and those around it; what is not known of it is empty. */
export type AskedLabel = { kind: LabelledKind; key: string; cityKey: string; stateKey: string; countryKey: string }

const isAround = (key: RawBuilder<unknown>) =>
  sql`(${key} <> '' and position('|' || ${key} || '|' in label.context || '|') > 0)`
const isInCity = isAround(sql`asked.city_key`)
const isInState = isAround(sql`asked.state_key`)
const isInCountry = isAround(sql`asked.country_key`)

/**
 * What each of these places is called, in their order. A country that is known has to be the right one; a part of a
 * city also needs the right city, or in its place the state. Of several the one in the same state, then the largest.
 */
export async function findPlaceLabels(db: Db, language: LanguageCode, asked: AskedLabel[]): Promise<(string | null)[]> {
  const given = asked.map(({ kind, key, ...around }) => {
    return { kind, key, city_key: around.cityKey, state_key: around.stateKey, country_key: around.countryKey }
  })
  const { rows } = await sql<{ name: string | null }>`
    select (
      select label.name from place_label label
      where label.key = asked.key and label.language = ${language} and label.kind = asked.kind
        and (asked.country_key = '' or label.kind = 'country' or ${isInCountry})
        and (label.kind not in ('district', 'street') or ${isInCity} or ${isInState})
      order by ${isInCity} desc, ${isInState} desc, label.population desc
      limit 1
    ) as name
    from rows from (json_to_recordset(${JSON.stringify(given)}::json)
      as (kind text, key text, city_key text, state_key text, country_key text)) with ordinality
      as asked (kind, key, city_key, state_key, country_key, ordinal)
    order by asked.ordinal
  `.execute(db)
  return rows.map(({ name }) => name)
}
