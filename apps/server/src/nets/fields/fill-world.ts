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
  await fillReports({ db })
  await fillViewings({ db })
  await fillVerification({ db })
  await fillPromotions({ db })
  await fillAgencies({ db })
  await fillContent({ db })
  await fillPackages({ db })
  await fillOrders({ db })
  await product.settings.set('taxRates', [{ country: '', percent: '23', name: 'IVA' }], null)
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
  const everybody = db.updateTable('account').set({
    ...about,
    ...fixed,
    showsNumber: true,
    areaUnit: 'square_foot',
    plotUnit: 'acre',
    location: pointAt(-8.7, 41.2),
  })
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

/** In other words than the usual ones, which are empty. */
async function fillPackages({ db }: Filled) {
  const taglines = JSON.stringify({ en: 'For people with a home or two' })
  await db.updateTable('package').set({ taglines, sortOrder: 1 }).execute()
}

/** Who invoices are for, and a coupon in other words than the usual ones. */
async function fillOrders({ db }: Filled) {
  await sql`insert into billing_details (account_id, name, address, country, tax_number, email)
    select id, 'Harbour Homes', 'Cais 1', 'PT', 'PT1', 'bills@gable.test' from account`.execute(db)
  await sql`insert into coupon (code, amount_minor, currency, ends_at, max_uses, used, note)
    values ('SPRING', 100, 'EUR', now() + interval '1 day', 3, 1, 'For the fair')`.execute(db)
}

/** What agents say of themselves as an agency, and how quickly they answer. */
async function fillAgencies({ db }: Filled) {
  const about = { about: 'By the river', website: 'https://harbour.example', phone: '+351222333444', city: 'Porto' }
  await db.updateTable('agency').set(about).execute()
  await sql`insert into agent_response (agent_id, typical_minutes, holds_until)
    select id, 60, now() + interval '1 day' from account on conflict do nothing`.execute(db)
}

async function fillContent({ db }: Filled) {
  await db.updateTable('article').set({ homeCity: 'Porto', homeCategoryId: 1 }).execute()
  await sql`insert into article_picture (article_id, media_id, is_cover)
    select distinct on (article_id) article_id, media_id, true from (
      select article.id as article_id, media.id as media_id, row_number() over (order by media.id) as place
      from (select id, row_number() over (order by id) as place from article) article
      join (select id, row_number() over (order by id) as place from media) media using (place)
    ) pairs on conflict do nothing`.execute(db)
  await sql`insert into site_page (name, language, title, body)
    values ('terms', 'en', 'Terms', '{"type": "doc", "content": []}') on conflict do nothing`.execute(db)
  await sql`insert into language (code, name, base, text_version) values ('de', 'Deutsch', 'de', 1)
    on conflict do nothing`.execute(db)
  await sql`insert into language_text (language, key, text) values ('de', 'shell.header.signIn', 'Hinein')
    on conflict do nothing`.execute(db)
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

/** Something of the first conversation was reported. */
async function fillReports({ db }: Filled) {
  await sql`with sent as (
      insert into report (reporter_id, subject_kind, subject_id, reason_id, message)
      select lister_id, 'message', 1, 1, 'Rude' from chat_conversation limit 1
      returning id
    )
    insert into reported_message (report_id, conversation_id, sequence, said_at, is_subject, sender_id, text)
    select sent.id, chat_conversation.id, 1, now(), true, lister_id, 'Is it quiet?' from sent, chat_conversation limit 1`.execute(
    db,
  )
}

/** Everybody was rejected once and is verified now. */
async function fillVerification({ db }: Filled) {
  await sql`insert into verification_field (names, hints, options, type, is_required, position)
    values ('{"en": "Work"}', '{"en": "As on your papers"}', '[{"value": "own", "names": {"en": "Own"}}]', 'choice', false, 1)`.execute(
    db,
  )
  await sql`with applied as (
      insert into verification (account_id, state, reason, decided_at, expires_at, claimed_by, claimed_at)
      select id, 'success', '', now(), now() + interval '1 year', (select min(id) from account), now() from account
      on conflict do nothing
      returning id, account_id
    ), answered as (
      insert into verification_value (verification_id, account_id, field_id, answer)
      select id, account_id, (select min(id) from verification_field), 'own' from applied
    )
    insert into verification_step (verification_id, account_id, move, actor_id)
    select id, account_id, 'apply', account_id from applied`.execute(db)
}

async function addPlace({ db }: Filled) {
  const porto = { id: 1, kind: 'city', name: 'Porto', key: 'porto', population: 240_000 } as const
  const within = { state: 'Porto District', country: 'Portugal', countryCode: 'PT', context: '|portugal' }
  const adding = db.insertInto('place').values({ ...porto, ...within, location: pointAt(-8.61, 41.15) })
  await adding.execute()
  const named = { placeId: porto.id, key: porto.key, isOwn: true, population: porto.population }
  await db.insertInto('placeName').values(named).execute()
}

/** A past one of every home, with what its visitor thought of it, and times of every lister. */
async function fillViewings({ db }: Filled) {
  await sql`insert into viewing (lister_id, visitor_id, listing_kind, listing_id, state, is_held, starts_at, ends_at,
      time_zone, place, video_link, message, rating, feedback)
    select owner_id, (select max(id) from account where id <> owner_id), 'property', id, 'confirmed', true,
      now() - id * interval '1 hour', now() - id * interval '1 hour' + interval '30 minutes', 'Europe/Lisbon',
      'At the door', 'https://meet.gable.test/1', 'May I?', 4, 'Bright'
    from property`.execute(db)
  await sql`insert into viewing_times (lister_id, listing_kind, listing_id, length_minutes, pause_minutes, notice_hours,
      time_zone, windows)
    select distinct owner_id, 'all', 0, 30, 0, 0, 'UTC',
      '[{"weekday": 1, "date": null, "from": "10:00", "until": "12:00"}]'::jsonb from property
    on conflict do nothing`.execute(db)
}

/** Every home is in places that are paid for, and staff have said something about it; projects wait for staff. */
async function fillPromotions({ db }: Filled) {
  await sql`insert into advertisement (account_id, property_id, type, state, days, reason, starts_at, ends_at)
    select owner_id, id, type, 'running', 30, 'It was shown upside down', now(), now() + interval '30 days'
    from property, unnest(array['slider', 'list']) type
    on conflict do nothing`.execute(db)
  await sql`insert into advertisement (account_id, project_id, type, state, days)
    select owner_id, id, 'list', 'pending', 30 from project
    on conflict do nothing`.execute(db)
}
