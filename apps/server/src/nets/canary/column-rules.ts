import type { Permission } from '@gable/domain/staff-roles'

/**
 * Who may read what stands in a column: everybody (it is public, or one of a few fixed words), nobody, the account that
 * the row belongs to, staff with a permission, whoever may read the listing that it describes, whoever may
 * know that it is there (of a premium or gated one everybody), its insiders: the owner, whoever manages their agency and
 * reviewers; whoever manages an agency; or whoever pays, and staff who answer for the money.
 */
export type ColumnRule =
  | 'everybody'
  | 'nobody'
  | 'owner'
  | 'visible'
  | 'area'
  | 'insider'
  | 'manager'
  | 'payer'
  | `staff:${Permission}`

const all = <Name extends string>(rule: ColumnRule, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, ColumnRule>

/** Every column that holds text. One without a rule fails the build: a private one gets canaries by itself. */
export const columnRules: Record<string, Record<string, ColumnRule>> = {
  account: {
    ...all('everybody', 'name', 'about_me', 'languages', 'city', 'country', 'staff_role', 'permissions'),
    ...all('everybody', 'facebook_id', 'twitter_id', 'instagram_id', 'youtube_id', 'area_unit', 'plot_unit'),
    ...all('owner', 'email', 'login_phone', 'mobile', 'address', 'state'),
    ...all('nobody', 'password_hash', 'terms_version'),
  },
  advertisement: { ...all('everybody', 'type', 'state'), reason: 'owner' },
  agency: all('everybody', 'slug', 'name', 'about', 'website', 'phone', 'city'),
  agency_invitation: { email: 'manager', ...all('everybody', 'role', 'language') },
  agency_member: { role: 'everybody' },
  agent: all('everybody', 'slug', 'languages'),
  agent_listing: all('everybody', 'kind', 'part'),
  agent_question: { kind: 'everybody' },
  agent_review: all('everybody', 'text', 'answer'),
  // Drafts are kept from readers by the moment they are published at, and articles.test.ts says so.
  article: all('everybody', 'slug', 'author', 'home_city'),
  article_slug: { slug: 'everybody' },
  article_text: all('everybody', 'language', 'title', 'description', 'body'),
  audit: {
    outcome: 'everybody',
    ...all('staff:staff', 'action', 'object_kind', 'object_id', 'detail'),
    request_id: 'nobody',
  },
  billing_details: { ...all('owner', 'name', 'address', 'tax_number', 'email'), country: 'everybody' },
  block: { reason: 'owner' },
  category: all('everybody', 'slug', 'name', 'names', 'icon', 'kind'),
  challenge: { identifier: 'nobody', purpose: 'everybody' },
  // What is said in a conversation; in the matrix the lister is the only caller who is in one.
  chat_conversation: { listing_kind: 'everybody' },
  chat_message: { text: 'owner' },
  chat_reply: { text: 'owner' },
  city: all('everybody', 'city_key', 'state_key', 'country_key', 'city', 'state', 'country'),
  city_picture: all('everybody', 'city_key', 'state_key', 'country_key'),
  data_export: { language: 'everybody' },
  document: {
    name: 'owner',
    ...all('nobody', 'original_key', 'served_key'),
    ...all('everybody', 'media_type', 'state'),
  },
  enquiry: { ...all('nobody', 'name', 'email', 'mobile', 'message'), language: 'everybody' },
  event: all('nobody', 'name', 'detail'),
  external_identity: { issuer: 'owner', subject: 'nobody' },
  facility: all('everybody', 'key', 'names', 'icon'),
  favourite: { note: 'owner' },
  shortlist: { title: 'owner' },
  faq: all('everybody', 'questions', 'answers'),
  // A word of the member’s own; those for a deal are two.
  feed_preference: { city: 'owner', deal: 'everybody' },
  // What searches say is read by nobody; what fits it is.
  feed_search: { wishes: 'nobody' },
  gazetteer: { version: 'everybody' },
  guess_streak: { identifier: 'nobody' },
  language: all('everybody', 'code', 'name', 'base'),
  language_text: all('everybody', 'language', 'key', 'text'),
  idempotency_key: all('nobody', 'key', 'answer'),
  // Drawn on papers for the buyer and for finance.
  invoice: {
    ...all('everybody', 'kind', 'number', 'language', 'currency', 'method', 'features'),
    ...all('staff:finance', 'seller', 'buyer', 'package_name', 'tax_name', 'order_number'),
  },
  invoice_counter: { kind: 'everybody' },
  job_worker: { worker_id: 'nobody' },
  lead: {
    ...all('owner', 'name', 'email', 'mobile', 'message'),
    ...all('everybody', 'source', 'stage'),
  },
  lead_note: { text: 'owner' },
  listing_use: { kind: 'everybody' },
  // Made from the addresses of homes that everybody may read.
  local_place: all('everybody', 'kind', 'key', 'name'),
  local_place_name: all('everybody', 'key', 'full_key'),
  contact_message: {
    ...all('staff:members', 'first_name', 'last_name', 'email', 'subject', 'message', 'answer'),
    language: 'everybody',
  },
  content_topic: all('everybody', 'kind', 'slug', 'names', 'icon'),
  coupon: { ...all('staff:finance', 'code', 'note'), currency: 'everybody' },
  coupon_use: { state: 'everybody' },
  counted_place: { deal: 'everybody' },
  place_count_change: { deal: 'everybody' },
  media: { original_key: 'nobody', ...all('everybody', 'placeholder', 'kind', 'room', 'dominant_colour') },
  migration: { name: 'everybody' },
  notification: {
    detail: 'owner',
    ...all('everybody', 'kind', 'listing_kind', 'language'),
    ...all('nobody', 'mail_to', 'key'),
  },
  notification_delivery: { claimed_by: 'nobody', ...all('everybody', 'channel', 'state') },
  // What is offered to everybody; fixed words are those that the checks allow.
  package: all('everybody', 'names', 'taglines', 'currency', 'audience'),
  package_feature: { kind: 'everybody' },
  package_grant: { source: 'everybody', reason: 'nobody', revoke_reason: 'nobody' },
  payment: {
    ...all('everybody', 'method', 'state', 'currency', 'platform', 'alarm'),
    ...{ provider_id: 'staff:finance', alarm_note: 'staff:finance', redirect_url: 'owner' },
    ...{ tax_name: 'everybody', billing: 'owner', transfer_to: 'owner', language: 'everybody' },
  },
  payment_receipt: { state: 'everybody', refusal: 'payer' },
  payment_refund: { state: 'everybody', reason: 'staff:finance' },
  payment_webhook: {
    ...all('everybody', 'provider', 'outcome'),
    ...all('nobody', 'event_id', 'payment_reference', 'provider_id', 'headers'),
  },
  grant_feature: { kind: 'everybody' },
  grant_use: all('everybody', 'kind', 'subject_kind'),
  // A zone that PostgreSQL does not know would end every statement that reads it.
  notification_settings: all('everybody', 'time_zone', 'choices', 'digest', 'language'),
  parameter: all('everybody', 'key', 'names', 'icon', 'kind', 'unit', 'options', 'deals'),
  passkey: { name: 'owner', transports: 'owner' },
  passkey_challenge: { purpose: 'everybody' },
  place: all('everybody', 'kind', 'name', 'key', 'state', 'country_code', 'country', 'context'),
  place_name: { key: 'everybody' },
  place_label: all('everybody', 'language', 'kind', 'key', 'context', 'name'),
  project: {
    ...all('area', 'title', 'address', 'city', 'state', 'country', 'city_key', 'state_key', 'country_key'),
    ...all('visible', 'description', 'meta_title', 'meta_description', 'meta_keywords', 'video_link'),
    reject_reason: 'insider',
    // Made from the title, and what the matrix asks by.
    slug: 'everybody',
    ...all('everybody', 'type', 'review_state', 'language', 'text_language', 'currency', 'delivery_on'),
  },
  project_plan: { title: 'visible' },
  project_slug: { slug: 'everybody' },
  project_text: { language: 'everybody', title: 'area', description: 'visible' },
  property: {
    ...all('visible', 'title', 'description', 'address'),
    ...all('area', 'city', 'state', 'country', 'city_key', 'state_key', 'country_key'),
    ...all('visible', 'meta_title', 'meta_description', 'meta_keywords', 'video_link'),
    ...all('insider', 'client_address', 'reject_reason'),
    // Made from the title, and what the matrix asks by.
    slug: 'everybody',
    ...all('everybody', 'currency', 'deal', 'rent_period', 'market_state', 'review_state', 'parameters', 'language'),
    text_language: 'everybody',
  },
  property_draft: { kind: 'everybody', ...all('owner', 'step', 'content') },
  property_extra_picture: { kind: 'everybody' },
  property_slug: { slug: 'everybody' },
  property_text: { language: 'everybody', ...all('visible', 'title', 'description') },
  push_token: { token: 'nobody' },
  rate_window: { key: 'nobody' },
  report: {
    ...all('everybody', 'subject_kind', 'decision'),
    ...all('insider', 'subject_title', 'decision_note'),
    message: 'staff:review',
  },
  reported_message: { text: 'staff:review' },
  report_reason: all('everybody', 'key', 'names'),
  // Made from public listings alone; where one of them is premium, from columns that have rules of their own.
  // What is for sale and what to let is counted for everybody.
  search_property: { ...all('area', 'city_key', 'state_key', 'country_key', 'options'), deal: 'everybody' },
  search_taken_property: { ...all('area', 'city_key', 'state_key', 'country_key', 'options'), deal: 'everybody' },
  // How many there are of a choice; those of premium homes are numbers apart.
  search_count: all('everybody', 'facet', 'value'),
  search_count_change: all('everybody', 'facet', 'value'),
  search_facet: { id: 'everybody' },
  search_word: { word: 'everybody' },
  search_index: { name: 'everybody' },
  session: { user_agent: 'owner' },
  sign_in_code: { email: 'nobody' },
  site_page: all('everybody', 'name', 'language', 'title', 'body'),
  site_secret: { name: 'nobody' },
  site_setting: all('everybody', 'name', 'value'),
  // What is agreed between two people; in the matrix the lister is the only caller who is one of them.
  viewing: {
    ...all('owner', 'place', 'video_link', 'message', 'reason', 'feedback'),
    ...all('everybody', 'listing_kind', 'state', 'time_zone'),
  },
  viewing_calendar: { language: 'everybody' },
  viewing_times: {
    ...all('owner', 'place', 'video_link'),
    // Free times are made of them, which everybody sees.
    ...all('everybody', 'listing_kind', 'time_zone', 'windows', 'days_off'),
  },
  upload: { metadata: 'owner', piece_keys: 'nobody' },
  verification: { state: 'everybody', reason: 'insider' },
  verification_field: all('everybody', 'names', 'hints', 'type', 'options'),
  verification_step: { move: 'everybody', reason: 'insider' },
  verification_value: all('insider', 'answer', 'choices'),
}

/** Rows here are never changed, so new ones are added. */
export const appendOnly = new Set(['audit', 'invoice'])

/** What a column with fixed words is filled with when a row has to be made. */
export const fixedWords: Record<string, string> = {
  'advertisement.type': 'list',
  'advertisement.state': 'pending',
  'agent_listing.kind': 'property',
  'agent_listing.part': 'sell',
  'audit.outcome': 'done',
  'challenge.purpose': 'sign_in',
  'chat_conversation.listing_kind': 'property',
  'invoice.kind': 'invoice',
  'invoice.year': '2001',
  'invoice.language': 'en',
  'invoice.currency': 'EUR',
  'invoice.method': 'stripe',
  'invoice.features': '[]',
  'lead.source': 'enquiry',
  'notification.kind': 'report',
  'notification_delivery.channel': 'mail',
  'notification_delivery.state': 'sent',
  'notification_settings.choices': '{}',
  'payment.method': 'stripe',
  'payment.currency': 'EUR',
  'payment_webhook.provider': 'stripe',
  'notification_settings.digest': 'at_once',
  'passkey_challenge.purpose': 'sign_in',
  'report.subject_kind': 'property',
  'property_text.language': 'pt',
  'project_text.language': 'pt',
  'feed_preference.deal': 'sell',
  'viewing.listing_kind': 'property',
  'viewing.state': 'requested',
  'viewing.time_zone': 'UTC',
  'viewing_times.listing_kind': 'property',
  'viewing_times.time_zone': 'UTC',
  'viewing_calendar.language': 'en',
  'verification_step.move': 'apply',
  'document.media_type': 'application/pdf',
}
