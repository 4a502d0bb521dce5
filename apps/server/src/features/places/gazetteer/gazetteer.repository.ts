import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { GazetteerPlace, LabelledPlace } from './gazetteer-place.ts'

/** Any fixed number: of several processes that load, one works and the others find it done. */
const advisoryLock = 7_401_179

export async function lockGazetteer(tx: Tx) {
  // Others wait here for as long as a load takes, which is longer than any page may wait for a lock.
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
}

export async function findLoadedVersion(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('gazetteer').select('version').executeTakeFirst()
  return row?.version
}

/** Readers see the old gazetteer until the transaction commits. What this site added stays. */
export async function clearGazetteer(tx: Tx) {
  const added = tx.selectFrom('place').select('id').where('isAdded', '=', true)
  await tx.deleteFrom('placeName').where('placeId', 'not in', added).execute()
  await tx.deleteFrom('place').where('isAdded', '=', false).execute()
  await tx.deleteFrom('placeLabel').where('isAdded', '=', false).execute()
}

export async function removePlaces(tx: Tx, ids: number[]) {
  await tx.deleteFrom('placeName').where('placeId', '=', sql<number>`any(${ids}::bigint[])`).execute()
  await tx.deleteFrom('place').where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
}

/**
 * Indexes made after the rows take a third of the time and space. Nobody can read meanwhile, so this is only for a
 * gazetteer that was empty. The answer are the statements that make them again, as PostgreSQL itself words them.
 */
export async function dropIndexes(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid in ('place'::regclass, 'place_name'::regclass) and not indisprimary
  `.execute(tx)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(tx)
  return rows.map(({ definition }) => definition)
}

export async function makeIndexes(tx: Tx, definitions: string[]) {
  for (const definition of definitions) await sql.raw(definition).execute(tx)
}

export async function insertPlaces(tx: Tx, places: GazetteerPlace[], isAdded = false) {
  const column = <Name extends keyof GazetteerPlace>(name: Name) => places.map((place) => place[name])
  await sql`
    insert into place (id, kind, name, key, state, country_code, country, population, location, context,
      is_added)
    select id, kind, name, key, state, country_code, country, population, st_point(longitude, latitude)::geography,
      context, ${isAdded}
    from unnest(${column('id')}::bigint[], ${column('kind')}::text[], ${column('name')}::text[], ${column('key')}::text[],
      ${column('state')}::text[], ${column('countryCode')}::text[], ${column('country')}::text[],
      ${column('population')}::bigint[], ${column('longitude')}::float8[], ${column('latitude')}::float8[],
      ${column('context')}::text[]
    ) as given (id, kind, name, key, state, country_code, country, population, longitude, latitude, context)
  `.execute(tx)
}

export async function insertPlaceNames(tx: Tx, places: GazetteerPlace[]) {
  const names = places.flatMap(({ id, key, otherKeys, population }) =>
    [key, ...otherKeys].map((name, index) => ({ id, key: name, isOwn: index === 0, population })),
  )
  const column = <Name extends 'id' | 'key' | 'isOwn' | 'population'>(name: Name) => names.map((row) => row[name])
  await sql`
    insert into place_name (place_id, key, is_own, population)
    select * from unnest(${column('id')}::bigint[], ${column('key')}::text[], ${column('isOwn')}::boolean[],
      ${column('population')}::bigint[])
  `.execute(tx)
}

/** Of two places that nothing tells apart the label of the larger one holds; what this site added holds in any case. */
export async function insertPlaceLabels(tx: Tx, places: LabelledPlace[], isAdded = false) {
  const labels = places.flatMap(({ labels: names = {}, ...place }) =>
    Object.entries(names).map(([language, name]) => ({ ...place, language, name })),
  )
  if (labels.length === 0) return
  await sql`
    insert into place_label (language, kind, key, context, name, population, is_added)
    select distinct on (language, kind, key, context) language, kind, key, context, name, population, ${isAdded}
    from json_to_recordset(${JSON.stringify(labels)}::json)
      as given (language text, kind text, key text, context text, name text, population bigint)
    order by language, kind, key, context, population desc
    on conflict (key, language, kind, context) do update
      set name = excluded.name, population = excluded.population, is_added = excluded.is_added
      where excluded.is_added or (not place_label.is_added and place_label.population < excluded.population)
  `.execute(tx)
}

export async function noteLoaded(tx: Tx, version: string, places: number) {
  await tx
    .insertInto('gazetteer')
    .values({ version, places })
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet({ version, places, loadedAt: sql`now()` }))
    .execute()
}

/** Until autovacuum comes by, the planner would take the tables for empty. */
export async function analyzeGazetteer(db: Db) {
  await sql`analyze place`.execute(db)
  await sql`analyze place_name`.execute(db)
  await sql`analyze place_label`.execute(db)
}
