import pg from 'pg'

const towns = 5_000
/** One behind the other, so that an index of them is made in a moment. */
const uuid = (number = 'n') => `('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const town = (number = 'n') => `'Town ' || ${number} % ${towns}`
const townKey = (number = 'n') => `'town ' || ${number} % ${towns}`
/** Words of which one in thirty homes has each. */
const words = `array_to_tsvector(array['w' || n % 31, 'v' || n % 997, 'u' || n % 5003])`
const point = `st_setsrid(st_makepoint(-170 + n % ${towns} * 0.068 + n % 97 * 0.001,
  -50 + n % 100 + n % 89 * 0.001), 4326)`
const isTaken = '(n % 20 = 7)'
/** Spread over two years, a fraction of a second apart. */
const age = (number = 'n') => `${number} * interval '315 seconds'`

/** Of public homes; which of them are in which table is added. */
const searchRows = `(property_id, version, owner_id, deal, category_id, city_key, state_key, country_key, x, y, cell,
    price_minor, is_premium, published_micros, expires_at, has_photos, has_video, has_panorama, numbers, options, words)
  select id, version, owner_id, deal, category_id, city_key, state_key, country_key, x, y, cell, price_minor, false,
    (extract(epoch from published_at) * 1000000)::bigint, coalesce(expires_at, 'infinity'), true, false, false,
    array[1 + id % 5, 1, 30 + id % 200], array['10:b'], words
  from property
  cross join lateral (select round(st_x(location::geometry) * 1e6)::int x, round(st_y(location::geometry) * 1e6)::int y
    ) as place
  cross join lateral (select (pg_temp.spread((x + 180000000) / 8) | pg_temp.spread((y + 90000000) * 2 / 8) << 1) as cell
    ) as map
  where review_state = 'approved'`

/**
 * Straight into the tables: what the product would make one by one is here as a few statements. Nineteen of twenty homes
 * are public, one of them is sold, a third have an end, and a few ended a minute ago.
 */
const fillsFor = ({ homes, n, ofOthers, others, agencies, projects }: Sizes): Record<string, string> => ({
  account: `(email, name, staff_role) select 'm' || n || '@gable.test', 'Member ' || n,
    case when n % 10000 = 0 then 'moderator' end from ${ofOthers}`,
  session: `(token_hash, account_id, expires_at) select sha256(n::text::bytea), 1 + n % ${others},
    now() + interval '1 day' + ${age()} from ${ofOthers}`,
  challenge: `(id, identifier, purpose, nonce, is_bound, expires_at) select ${uuid()},
    'm' || n || '@gable.test', 'sign_in', 'nonce', false, now() + ${age()} from ${ofOthers}`,
  passkey: `(id, account_id, credential_id, public_key, user_handle) select ${uuid()}, 1 + n % ${others}, sha256(n::text::bytea), 'key',
    'handle' from ${ofOthers}`,
  passkey_challenge: `(challenge, purpose, account_id, expires_at) select sha256(n::text::bytea), 'register',
    1 + n % ${others}, now() + ${age()} from ${ofOthers}`,
  guess_streak: `(identifier, failures) select 'm' || n || '@gable.test', 1 from ${ofOthers}`,
  rate_window: `(key, window_seconds) select 'code:m' || n, 3600 from ${ofOthers}`,
  password_reset: `(token_hash, account_id, expires_at) select sha256(n::text::bytea), n, now() + ${age()}
    from ${ofOthers}`,
  external_identity: `(issuer, subject, account_id) select 'issuer', n, n from ${ofOthers}`,
  push_token: `(token, account_id) select 'device ' || n, n from ${ofOthers}`,
  audit: `(action, outcome, actor_id) select 'session.begun', 'done', 1 + n % ${others} from ${ofOthers}`,
  idempotency_key: `(account_id, key, request_hash) select 1 + n % ${others}, 'key ' || n, 'hash' from ${ofOthers}`,
  agency: `(slug, name, member_count) select 'agency-' || n, 'Agency ' || n, 20 from generate_series(1, ${agencies}) n`,
  agency_member: `(account_id, agency_id, role) select n, 1 + n % ${agencies}, case when n % 20 = 0 then 'owner' else 'agent' end
    from ${ofOthers}`,
  agency_invitation: `(agency_id, email, role, nonce, language) select 1 + n % ${agencies}, 'm' || n || '@gable.test', 'agent',
    'nonce', 'en' from ${ofOthers}`,
  property: `(id, owner_id, agency_id, slug, title, description, price_minor, currency, deal, category_id, market_state,
      review_state, city, state, country, address, city_key, state_key, country_key, location, words, published_at,
      expires_at)
    select n, 1 + n % ${others}, 1 + (1 + n % ${others}) % ${agencies}, 'home-' || n, 'Home ' || n, repeat('Bright rooms. ', 30), 10000000 + n * 100, 'USD', 'sell', 1 + n % 6,
      case when ${isTaken} then 'sold' else 'for_sale' end, case when n % 20 = 0 then 'pending' else 'approved' end,
      ${town()}, 'State', 'Country', '', ${townKey()}, 'state', 'country', ${point}, ${words}, now() - ${age()},
      case when n % 20000 = 1 then now() - interval '1 minute' when n % 20000 = 2 then now() + interval '3 days'
        when n % 3 = 0 then now() + interval '20 days' + ${age()} end from ${n}`,
  property_text: `(property_id, language, title, description) select n, 'ar', 'بيت', 'غرف مضيئة' from ${n}`,
  property_slug: `(slug, property_id) select 'home-' || n, n from ${n}`,
  media: `(id, owner_id, original_key, width, height, processed_at, unused_since, fingerprint)
    select ${uuid()}, 1 + n % ${others}, 'originals/' || n, 800, 600, now(), null, sha256(n::text::bytea)
    from generate_series(1, ${homes + projects}) n`,
  property_picture: `(property_id, position, media_id) select n, 0, ${uuid()} from ${n}`,
  document: `(id, owner_id, name, media_type, original_key, size_bytes, state, created_at, unused_since)
    select ${uuid()}, 1 + n % ${others}, 'Plan', 'application/pdf', 'documents/' || n, 1000,
      case when n % 5000 = 0 then 'pending' else 'ready' end, now() - interval '1 hour', null from ${ofOthers}`,
  property_document: `(property_id, position, document_id) select n, 0, ${uuid()} from ${ofOthers}`,
  property_facility: `(property_id, facility_id, distance_metres) select n, 1 + n % 5, 500 from ${ofOthers}`,
  property_draft: `(id, owner_id, listing_id, step, content, updated_at) select ${uuid()}, 1 + n % ${others},
    case when n % 2 = 0 then n end, 'place', '{}', now() - n * interval '60 seconds' from ${ofOthers}`,
  upload: `(id, owner_id, size_bytes, expires_at) select ${uuid()}, 1 + n % ${others}, 1000, now() + ${age()}
    from ${ofOthers}`,
  event: `(name, subject_id, detail) select 'property.price-changed', n, '{"from": 11000000, "to": 10000000}' from ${ofOthers}`,
  property_view_count: `(property_id, views) select n, n % 500 from ${ofOthers}`,
  notification: `(account_id, kind, listing_kind, listing_id, is_listed, detail, created_at)
    select 1 + n % ${others}, 'listing_review', 'property', n, true, '{"outcome": "approved"}', now() - ${age('n % 20000')}
    from ${ofOthers}`,
  notification_delivery: `(notification_id, channel, account_id, state, due_at) select n, 'mail', 1 + n % ${others},
    case when n % 5000 = 0 then 'waiting' else 'sent' end, now() - interval '1 hour' from ${ofOthers}`,
  notification_settings: `(account_id) select n from ${ofOthers}`,
  shortlist: `(account_id, token_hash, title, shows_notes) select n, sha256(n::text::bytea), '', false from generate_series(1, ${others}) n`,
  shortlist_property: `(account_id, property_id, place) select 1 + n % ${others}, n, 1 from ${ofOthers}`,
  hidden_property: `(account_id, property_id) select 1 + n % ${others}, n from ${ofOthers}`,
  favourite: `(account_id, property_id, is_counted, price_minor) select 1 + n % ${others}, n, true, 1 from ${ofOthers}`,
  data_export: `(id, account_id, language, ready_at) select ${uuid()}, n, 'en', now() from ${ofOthers}`,
  feed_preference: `(account_id, city, deal, max_price_minor) select n, ${town()}, 'sell', 20000000 from ${ofOthers}`,
  feed_learning: `(account_id, from_seen, from_searches) select n, true, true from ${ofOthers}`,
  feed_search: `(account_id, wishes) select 1 + n % ${others}, jsonb_build_object('city', n) from ${ofOthers}`,
  feed_liked: `(account_id, property_id) select 1 + n % ${others}, n from ${ofOthers}`,
  feed_seen: `(account_id, property_id) select 1 + n % ${others}, n from ${ofOthers}`,
  verification_field: `(names, hints, options, type, is_required, position)
    select '{"en": "Licence"}', '{}', '[]', 'text', true, n from generate_series(1, 12) n`,
  verification: `(account_id, state, applied_at, decided_at, expires_at, has_files, reminded_at)
    select n, case when n % 50 = 0 then 'pending' when n % 7 = 0 then 'failed' else 'success' end, now() - ${age()},
      case when n % 50 > 0 then now() - ${age()} end, now() + (n % 5000) * interval '1 hour', n % 5000 = 0,
      case when n % 5000 > 0 then now() end from ${ofOthers}`,
  verification_value: `(verification_id, account_id, field_id, answer)
    select verification.id, account_id, field.id, 'AMI' from verification, verification_field field`,
  verification_step: `(verification_id, account_id, move) select id, account_id, 'apply' from verification`,
  lead: `(property_id, lister_id, account_id, source, interested_at, stage, remind_on) select n, 1 + n % ${others},
    1 + (n + 1) % ${others}, 'interest', now(), case when n % 3 = 0 then 'new' else 'lost' end,
    case when n % 5000 = 0 then current_date when n % 7 = 0 then current_date + 30 end from ${ofOthers}`,
  enquiry: `(property_id, name, email, message, language) select n, 'Sofia', 's' || n || '@gable.test', 'Quiet?', 'en'
    from ${ofOthers}`,
  lead_note: `(lead_id, lister_id, text) select n, 1 + n % ${others}, 'Called' from ${ofOthers}`,
  chat_conversation: `(listing_kind, listing_id, low_id, high_id, lister_id, last_sequence, created_at, last_at)
    select 'property', n, least(1 + n % ${others}, 2 + n % ${others}), greatest(1 + n % ${others}, 2 + n % ${others}),
      1 + n % ${others}, 2, now() - ${age()} - interval '1 day', now() - ${age()} from ${ofOthers}`,
  chat_participant: `(conversation_id, member_id, other_id, last_at, unread, untold_since)
    select id, low_id, high_id, last_at, id % 3, case when id % 5000 = 0 then last_at end from chat_conversation
    union all select id, high_id, low_id, last_at, 0, null from chat_conversation`,
  chat_message: `(conversation_id, sequence, created_at, sender_id, author_id, client_id, text)
    select id, place, last_at, low_id, low_id, gen_random_uuid(), 'Is it quiet?' from chat_conversation, generate_series(1, 2) place`,
  chat_file: `(document_id, conversation_id, owner_id) select ${uuid()}, n, 1 + n % ${others} from ${ofOthers}`,
  chat_reply: `(account_id, position, text) select n, place, 'It is still there.' from ${ofOthers}, generate_series(0, 2) place`,
  chat_settings: `(account_id, shows_presence) select n, n % 7 > 0 from ${ofOthers}`,
  chat_presence: `(account_id, process_id, is_here, seen_at) select n, ${uuid()}, true, now() - n % 500000 * interval '1 second' from ${ofOthers}`,
  viewing_times: `(lister_id, listing_kind, listing_id, length_minutes, pause_minutes, notice_hours, time_zone, windows)
    select n, 'all', 0, 30, 0, 0, 'UTC', '[{"weekday": 1, "date": null, "from": "10:00", "until": "12:00"}]'
    from ${ofOthers}`,
  viewing: `(lister_id, visitor_id, listing_kind, listing_id, state, is_held, starts_at, ends_at, time_zone, remind_at)
    select 1 + n % ${others}, 1 + (n + 1) % ${others}, 'property', n,
      case when n % 5000 = 0 then 'requested' when n % 2 = 0 then 'confirmed' else 'cancelled' end, n % 2 = 0 and n % 5000 > 0,
      now() + (n - 100) * interval '1 hour', now() + (n - 100) * interval '1 hour' + interval '30 minutes', 'UTC',
      case when n % 2 = 0 and n % 5000 > 0 then now() + (n - 101) * interval '1 hour' end from ${ofOthers}`,
  package: `(names, price_minor, currency, duration_days) select '{"en": "Starter"}', n * 100, 'EUR', 30
    from generate_series(1, 3) n`,
  package_feature: `(package_id, kind, use_limit) select id, 'property_list', 20 from package`,
  package_grant: `(account_id, package_id, source, payment_id, starts_at, expires_at, reminders)
    select 1 + n % ${others}, 1 + n % 3, 'payment', n, now() - interval '300 days' - ${age()},
      now() - interval '1 hour' * (n % 5000 - 2), 2 from ${ofOthers}`,
  payment: `(account_id, package_id, method, state, amount_minor, currency, refunded_minor, provider_id, created_at, ask_at)
    select 1 + n % ${others}, 1 + n % 3, 'stripe', case when n % 50 = 0 then 'failed' else 'succeeded' end, 1900, 'EUR', 0,
      'pi_' || n, now() - ${age()}, case when n % 100 = 0 then now() + (n - 100) * interval '1 minute' end from ${ofOthers}`,
  billing_details: `(account_id, name, country) select n, 'Member ' || n, 'PT' from ${ofOthers}`,
  coupon: `(code, percent, currency) select 'Coupon-' || n, 10, 'EUR' from ${ofOthers}`,
  coupon_use: `(coupon_id, account_id, payment_id, state) select id, account_id, id, case when id % 9 = 0 then 'returned'
    else 'counted' end from payment`,
  invoice_counter: `(kind, year, last_serial, last_at) select 'invoice', 2026, count(*), now() from ${ofOthers}`,
  invoice: `(kind, year, serial, issued_at, payment_id, account_id, language, seller, buyer, package_name, days, features,
      price_minor, discount_minor, tax_name, tax_basis_points, tax_minor, total_minor, currency, method, order_number)
    select 'invoice', 2026, n, now() - ${age()}, n, 1 + n % ${others}, 'en', '{}', '{}', 'Starter', 30, '[]',
      1900, 0, '', 0, 0, 1900, 'EUR', 'stripe', 'AB12C-' || n from ${ofOthers}`,
  payment_receipt: `(payment_id, account_id) select id, account_id from payment`,
  payment_refund: `(payment_id, state, amount_minor, total_minor, reason, created_at)
    select id, case when id % 5000 = 0 then 'pending' else 'done' end, 100, 100, 'As agreed', created_at from payment`,
  payment_webhook: `(provider, event_id, provider_id, body, headers, outcome, received_at)
    select 'stripe', 'evt_' || n, 'pi_' || n, '', '{}', 'handled', now() - ${age()} from ${ofOthers}`,
  grant_feature: `(grant_id, kind, use_limit, used) select id, 'property_list', 20, 1 from package_grant`,
  grant_use: `(grant_id, kind, account_id, subject_kind, subject_id)
    select id, 'property_list', account_id, 'property', id from package_grant`,
  advertisement: `(account_id, property_id, type, state, days, starts_at, ends_at)
    select 1 + n % ${others}, n, case when n % 2 = 0 then 'list' else 'slider' end,
      case when n % 200 = 0 then 'pending' when n % 50 = 0 then 'running' when n % 7 = 0 then 'rejected' else 'ended' end,
      30, now() - ${age()}, now() + (n % 5000) * interval '1 hour' from ${ofOthers}`,
  promotion_day: `(advertisement_id, day, shown, opened)
    select id, current_date - place, 40, 2 from advertisement, generate_series(0, 9) place where id % 10 = 0`,
  promotion_visit: `(day, advertisement_id, was_opened, visitor) select current_date + 1, n, false, n from ${ofOthers}`,
  viewing_calendar: `(account_id, token_hash, language) select n, sha256(n::text::bytea), 'en' from ${ofOthers}`,
  property_number_count: `(property_id, shown) select n, 1 from ${ofOthers}`,
  property_interest_count: `(property_id, interested) select n, 1 from ${ofOthers}`,
  property_day: `(property_id, day, views) select n, current_date - n % 60, 1 from ${ofOthers}`,
  lister_day: `(lister_id, day, views) select 1 + n % ${others}, current_date - n % 60, 1 from ${ofOthers}`,
  property_like_count: `(property_id, likes) select n, 1 from ${ofOthers}`,
  // Of tomorrow, so that a run across midnight finds none to sweep.
  property_visit: `(day, property_id, visitor) select current_date + 1, n, n from ${ofOthers}`,
  project: `(id, owner_id, agency_id, slug, title, description, category_id, type, review_state, city, state, country, address,
      city_key, state_key, country_key, location, words, published_at)
    select n, 1 + n % ${others}, 1 + (1 + n % ${others}) % ${agencies}, 'project-' || n, 'Project ' || n, repeat('Bright rooms. ', 30), 1 + n % 6, 'ready',
      case when n % 20 = 0 then 'pending' else 'approved' end, ${town()}, 'State', 'Country', '', ${townKey()}, 'state',
      'country', ${point}, ${words}, now() - ${age()} from generate_series(1, ${projects}) n`,
  project_text: `(project_id, language, title, description) select n, 'ar', 'حديقة', 'بيوت مضيئة'
    from generate_series(1, ${projects}) n`,
  project_slug: `(slug, project_id) select 'project-' || n, n from generate_series(1, ${projects}) n`,
  project_picture: `(project_id, position, media_id) select n, 0, ${uuid(`(n + ${homes})`)}
    from generate_series(1, ${projects}) n`,
  content_topic: `(kind, slug, names) select 'article', 'topic-' || n, '{"en": "Buying"}' from generate_series(1, 20) n`,
  article: `(topic_id, slug, published_at) select 1 + n % 20, 'article-' || n, case when n % 10 > 0 then now() - ${age()} end
    from ${ofOthers}`,
  article_slug: `(slug, article_id) select 'article-' || n, n from ${ofOthers}`,
  article_text: `(article_id, language, title, body) select n, 'en', 'Article ' || n, '{"type": "doc", "content": []}'
    from ${ofOthers}`,
  article_picture: `(article_id, media_id, is_cover) select n, ${uuid()}, true from ${ofOthers}`,
  city: `(city_key, state_key, country_key, city, state, country, listing_count, cover_property_id)
    select ${townKey()}, 'state', 'country', ${town()}, 'State', 'Country', 38, n from generate_series(1, ${towns}) n`,
  counted_property: `(property_id, category_id, city_id)
    select n, 1 + n % 6, 1 + n % ${towns} from ${n} where n % 20 > 0 and not ${isTaken}`,
  agent: `(id, slug, words, languages, is_verified, sell_count, taken_count, project_count)
    select n, 'agent-' || n, array_to_tsvector(array['member', n::text]), case when n % 50 = 0 then array['pt'] else '{en}' end,
      n % 20 = 0, 1000 + n % 7, 1000, 1000 from ${ofOthers}
    union all select 0, 'site', '', '{}', false, 1000, 1000, 1000`,
  agent_listing: `(kind, listing_id, agent_id, part, city_id, published_at)
    select 'property', n, case when n % 5000 = 0 then 0 else 1 + n % ${others} end,
      case when ${isTaken} then 'taken' else 'sell' end, 1 + n % ${towns}, now() - ${age()} from ${n} where n % 20 > 0 or n % 5000 = 0
    union all select 'project', n, 1 + n % ${others}, 'project', 1 + n % ${towns}, now() - ${age()} from ${ofOthers}`,
  agent_area: `(agent_id, city_id, listing_count) select n, 1 + n % ${towns}, 2 from ${ofOthers}`,
  agent_question: `(kind, subject_id, agent_id, asked_at) select 'chat', n, n, now() - n % 80 * interval '1 day' from ${ofOthers}`,
  agent_answer: `(agent_id, minutes, answered_at) select 1 + n % ${others}, n % 600, now() - n % 80 * interval '1 day' from ${n}`,
  agent_response: `(agent_id, typical_minutes, holds_until) select n, 60, now() + interval '1 day' from ${ofOthers}`,
  agent_review: `(agent_id, author_id, rating, text) select 1 + n % ${others}, 1 + (n + 1) % ${others}, 4, 'Quick'
    from ${ofOthers}`,
  local_place: `(city_id, kind, key, name, sell_count)
    select 1 + n % ${towns}, 'street', 'street ' || n, 'Street ' || n, 5 from ${ofOthers}`,
  local_place_name: `(place_id, key, full_key, listing_count)
    select n, 'street ' || n, 'street ' || n || ' ' || ${townKey()}, 5 from ${ofOthers}`,
  counted_place: `(property_id, deal, place_ids)
    select n, 'sell', array[1 + n % ${others}] from ${n} where n % 20 > 0 and not ${isTaken}`,
  search_property: `${searchRows} and market_state <> 'sold'`,
  search_taken_property: `${searchRows} and market_state = 'sold'`,
  search_word: `(word) select 'word' || n from ${ofOthers}`,
  place: `(id, kind, name, key, state, country_code, country, population, location, context)
    select n, 'city', ${town()}, ${townKey()}, 'State', 'PT', 'Portugal', n, ${point}, '|portugal'
    from ${ofOthers}`,
  place_name: `(place_id, key, is_own, population) select n, 'town ' || n, true, n from ${ofOthers}`,
  place_label: `(language, kind, key, context, name, population)
    select 'ar', 'city', 'town ' || n, '|state|country', 'مدينة ' || n, n from ${ofOthers}`,
})

/** A quarter as many of whatever grows beside the homes. */
function sizesOf(homes: number) {
  const others = homes / 4
  return {
    homes,
    others,
    /** Twenty people each. */
    agencies: others / 20,
    projects: others,
    n: `generate_series(1, ${homes}) n`,
    ofOthers: `generate_series(1, ${others}) n`,
  }
}
type Sizes = ReturnType<typeof sizesOf>

/** The number of a place on the map, as map-cell.ts has it. */
const spread = `create function pg_temp.spread(v bigint) returns bigint language plpgsql immutable as $$
  begin
    v := (v | v << 16) & x'0000ffff0000ffff'::bigint;
    v := (v | v << 8) & x'00ff00ff00ff00ff'::bigint;
    v := (v | v << 4) & x'0f0f0f0f0f0f0f0f'::bigint;
    v := (v | v << 2) & x'3333333333333333'::bigint;
    return (v | v << 1) & x'5555555555555555'::bigint;
  end $$`

/** Indexes are made when all rows are there, which takes a third of the time; triggers and references rest meanwhile. */
export async function fillTables(url: string, homes = 200_000) {
  const fills = fillsFor(sizesOf(homes))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(spread)
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'")
    await client.query("set synchronous_commit = off; set work_mem = '64MB'")
    for (const [table, fill] of Object.entries(fills)) {
      const { rows } = await client.query<{ name: string; definition: string }>(plainIndexes, [table])
      for (const { name } of rows) await client.query(`drop index ${name}`)
      await client.query(`insert into ${table} ${fill}`)
      for (const { definition } of rows) await client.query(definition)
    }
    for (const table of ['property', 'project']) {
      await client.query(`select setval(pg_get_serial_sequence($1, 'id'), ${homes})`, [table])
    }
    await client.query('vacuum property, search_property, search_taken_property, project, account')
    await client.query(`analyze ${Object.keys(fills).join(', ')}`)
  } finally {
    await client.end()
  }
}

const plainIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = $1::regclass
    and not exists (select from pg_constraint where conindid = indexrelid)`
