import { sql } from 'kysely'
import type { TestServer } from '../../test/test-server.ts'

/** Where every home of the world is; nobody but insiders may learn it. */
export const hiddenDoor = { latitude: 41.15, longitude: -8.61, address: 'Rua do Segredo 7' }

/** Something in everybody and in everything that is there, so that there is something to tell. */
export async function fillWorld({ db, product }: TestServer) {
  await fillAccounts({ db })
  await fillListings({ db })
  await fillFavourites({ db })
  await fillFeed({ db })
  await fillLeads({ db })
  await fillDays({ db })
  await fillChats({ db })
  await addPlace({ db })
  await db.transaction().execute(async (tx) => {
    for (const { id } of await tx.selectFrom('property').select('id').execute()) {
      await product.searchTable.noteChanges(tx, [id])
    }
  })
}

type Filled = Pick<TestServer, 'db'>
const pointAt = (longitude: number, latitude: number) =>
  sql`st_setsrid(st_makepoint(${longitude}, ${latitude}), 4326)::geography`

async function fillAccounts({ db }: Filled) {
  const links = { facebookId: 'ada', twitterId: 'ada', instagramId: 'ada', youtubeId: 'ada' }
  const about = { ...links, aboutMe: 'Forty years of houses', city: 'Porto', country: 'Portugal' }
  const fixed = { loginPhone: sql<string>`'+35191' || lpad(id::text, 7, '0')`, state: 'Porto District' }
  const everybody = db
    .updateTable('account')
    .set({ ...about, ...fixed, showsNumber: true, location: pointAt(-8.7, 41.2) })
  await everybody.execute()
  await db.updateTable('session').set({ userAgent: 'A browser' }).execute()
  await db
    .updateTable('media')
    .set({ widths: [320] })
    .execute()
  await sql`insert into external_identity (issuer, subject, account_id)
    select 'https://id.gable.test', id::text, id from account`.execute(db)
  await sql`insert into audit (action, outcome, actor_id, detail)
    select 'account.signed-in', 'done', id, '{"way": "code", "browser": "Firefox", "system": "Linux"}'
    from account`.execute(db)
  await sql`insert into notification (account_id, kind, listing_kind, listing_id, detail, is_listed)
    select owner_id, 'listing_review', 'property', id, '{"outcome": "approved"}'::jsonb, true from property
    union all select owner_id, 'listing_review', 'project', id, '{"outcome": "approved"}'::jsonb, true from project`.execute(
    db,
  )
  await sql`insert into notification_settings (account_id, quiet_from, quiet_until, time_zone)
    select id, 1320, 480, 'Asia/Dubai' from account`.execute(db)
  const content = JSON.stringify({ title: 'A draft' })
  await db.updateTable('propertyDraft').set({ content }).execute()
}

async function fillListings({ db }: Filled) {
  const texts = { description: 'Bright', metaKeywords: 'river', videoLink: 'https://youtu.be/dQw4w9WgXcQ' }
  const secrets = { hidesLocation: true, address: hiddenDoor.address, clientAddress: 'Mrs Client, first floor' }
  const shownLocation = pointAt(-8.6105, 41.1505)
  const properties = db.updateTable('property').set({ ...texts, ...secrets, shownLocation, parameters: '{"1": 3}' })
  await properties.execute()
  await db.updateTable('project').set(texts).execute()
  await sql`insert into property_facility (property_id, facility_id, distance_metres)
    select id, 1, 400 from property`.execute(db)
  await sql`with paper as (
      insert into document (id, owner_id, name, media_type, original_key, size_bytes, unused_since)
      select gen_random_uuid(), owner_id, id::text, 'application/pdf', gen_random_uuid(), 1, null from property
      returning id, name)
    insert into property_document (property_id, position, document_id)
    select name::bigint, 0, id from paper`.execute(db)
  await sql`with picture as (
      insert into media (id, owner_id, original_key, width, height, widths, unused_since)
      select gen_random_uuid(), owner_id, id || ' ' || place, 800, 600, '{320}', null
      from property, generate_series(0, 1) as place
      returning id, split_part(original_key, ' ', 1)::bigint as home, split_part(original_key, ' ', 2)::int as place)
    insert into property_picture (property_id, position, media_id)
    select home, place, id from picture`.execute(db)
}

/** Everybody keeps everything. */
async function fillFavourites({ db }: Filled) {
  await sql`insert into favourite (account_id, property_id, is_counted, price_minor, note)
    select account.id, property.id, true, 100, 'Ask about the roof' from account, property`.execute(db)
}

async function fillFeed({ db }: Filled) {
  await sql`insert into feed_preference (account_id, category_ids, facility_ids, min_price_minor, min_bedrooms)
    select id, '{2}', '{1}', 100, 2 from account`.execute(db)
  await sql`insert into data_export (id, account_id, language, ready_at, size_bytes)
    select gen_random_uuid(), id, 'en', now(), 1 from account`.execute(db)
}

/** Everybody asks about everything that is not theirs, and may be written to. */
async function fillLeads({ db }: Filled) {
  await sql`insert into lead (property_id, lister_id, account_id, source, message, interested_at, shares_contact, remind_on)
    select property.id, owner_id, account.id, 'interest', 'Is it quiet?', now(), true, current_date
    from property join account on account.id <> owner_id`.execute(db)
  await sql`insert into lead_note (lead_id, lister_id, text) select id, lister_id, 'Called at nine' from lead`.execute(
    db,
  )
}

/** Something happens to every home on every day that is told of. */
async function fillDays({ db }: Filled) {
  await sql`insert into property_day (property_id, day, views, likes, interested)
    select id, (now() at time zone 'utc')::date, 3, 2, 1 from property`.execute(db)
  await sql`insert into lister_day (lister_id, day, views, likes, interested)
    select id, (now() at time zone 'utc')::date, 3, 2, 1 from account`.execute(db)
}

/** Everybody has talked with the lister of every home. */
async function fillChats({ db }: Filled) {
  await sql`with begun as (
      insert into chat_conversation (listing_kind, listing_id, low_id, high_id, lister_id, last_sequence)
      select 'property', property.id, least(owner_id, account.id), greatest(owner_id, account.id), owner_id, 1
      from property join account on account.id <> owner_id
      on conflict do nothing
      returning *
    ), taking_part as (
      insert into chat_participant (conversation_id, member_id, other_id, unread)
      select id, low_id, high_id, 1 from begun union all select id, high_id, low_id, 0 from begun
    )
    insert into chat_message (conversation_id, sequence, created_at, sender_id, author_id, client_id, text)
    select id, 1, last_at, lister_id, lister_id, gen_random_uuid(), 'Is it quiet?' from begun`.execute(db)
}

async function addPlace({ db }: Filled) {
  const porto = { id: 1, kind: 'city', name: 'Porto', key: 'porto', population: 240_000 } as const
  const within = { state: 'Porto District', country: 'Portugal', countryCode: 'PT', context: '|portugal' }
  const adding = db.insertInto('place').values({ ...porto, ...within, location: pointAt(-8.61, 41.15) })
  await adding.execute()
  const named = { placeId: porto.id, key: porto.key, isOwn: true, population: porto.population }
  await db.insertInto('placeName').values(named).execute()
}
