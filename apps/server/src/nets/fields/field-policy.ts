import type { Permission } from '@gable/domain/staff-roles'
import { columnRules } from '../canary/column-rules.ts'

/**
 * Who may be told what a key of an answer holds: everybody, the person it is about, whoever has just proved to be that
 * person, the lister of a listing and its reviewers, or staff with a permission. What is `moved` is told to everybody,
 * but never as it is where a lister hides it.
 */
export type Audience = 'everybody' | 'self' | 'prover' | 'insider' | 'moved' | `staff:${Permission}`

/** What an object is about, where one key means several things; told by a key that only such objects have. */
const subjects: Record<string, string> = {
  notification: 'account',
  is_read: 'notification',
  reference: 'home',
  tier: 'home',
  is_gated: 'project',
  size: 'document',
  formatted_address: 'place',
  zoom: 'place',
  activity: 'activity',
  west: 'place',
  sender_email: 'message',
  shares_contact: 'lead',
  chat_message_type: 'chat',
  is_blocked_by_me: 'chat',
}

const all = (audience: Audience, ...names: string[]) => Object.fromEntries(names.map((name) => [name, audience]))

/** Keys of answers as they are called on the wire. A key that is not for everybody covers all that is within it. */
const stated: Record<string, Audience> = {
  // People.
  ...all('self', 'email', 'mobile', 'phone', 'address', 'latitude', 'longitude', 'account.state'),
  ...all('self', 'has_profile', 'notification', 'show_number', 'staff_role', 'erase_after'),
  ...all('everybody', 'name', 'profile', 'about_me', 'added_at', 'lister'),
  ...all('everybody', 'facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'),

  // How they sign in.
  ...all('prover', 'token', 'user'),
  ...all('self', 'user_agent', 'last_used_at', 'is_current', 'ended', 'fresh_until', 'sent_to'),
  ...all('self', 'has_password', 'providers', 'is_fresh', 'has_second_step', 'is_second_step_passed'),
  ...all('self', 'has_passkey', 'creation_options', 'allowCredentials'),
  ...all('self', 'activity', 'way', 'device', 'activity.happened_at'),
  // What a browser is asked to sign with, whoever is behind it.
  ...all('everybody', 'request_options', 'challenge', 'rpId', 'timeout', 'userVerification'),
  ...all('self', 'recovery_codes', 'secret', 'uri'),
  ...all('everybody', 'challenge_id', 'resend_after_seconds', 'expires_after_seconds'),

  ...all('self', 'export_url', 'export_expires_at', 'export_again_at'),
  ...all('everybody', 'export_state'),

  // What they are writing, and what of theirs waits where.
  ...all('self', 'content', 'listing_id', 'step', 'revision', 'updated_at', 'restore_until', 'drafts', 'tabs', 'all'),

  // What they were told, of listings here, and how they want to be.
  ...all('insider', 'notification.is_read', 'notification.tone', 'notification.message'),
  ...all('insider', 'notification.property_id', 'notification.project_id'),
  ...all('self', 'unread', 'groups'),
  ...all('self', 'public_key'),
  // One of four words.
  ...all('everybody', 'channel'),
  ...all('self', 'choices', 'quiet_from', 'quiet_until', 'time_zone', 'digest'),

  // Listings.
  ...all('moved', 'home.address', 'home.latitude', 'home.longitude'),
  ...all('insider', 'own', 'document.state'),
  ...all('everybody', 'id', 'slug_id', 'reference', 'title', 'description', 'meta', 'keywords', 'excerpt'),
  ...all('everybody', 'price', 'currency', 'property_type', 'rentduration', 'rent_period', 'price_history'),
  ...all('everybody', 'changed_at', 'created_at', 'published', 'days_on_market', 'total_views', 'market_state'),
  ...all('everybody', 'total_likes', 'is_favourite', 'property_id', 'favourite', 'is_hidden', 'hidden_at'),
  ...all('everybody', 'shared_at', 'shared_note', 'show_notes', 'home_count', 'link_token'),
  ...all('self', 'saved_at', 'saved_price', 'note'),
  ...all('self', 'category_ids', 'outdoor_facilitiy_ids', 'price_range', 'bedrooms'),
  ...all('everybody', 'learn_from_saved', 'learn_from_seen', 'reason_kind'),
  ...all('everybody', 'is_premium', 'is_locked', 'is_approximate', 'is_own', 'is_gated', 'is_renewed', 'expires_at'),
  ...all('everybody', 'request_status', 'status', 'version', 'type', 'location'),
  ...all('everybody', 'price_from', 'unit_count', 'delivery_on'),
  ...all('everybody', 'project.latitude', 'project.longitude'),
  ...all('everybody', 'image', 'title_image', 'more_images', 'gallery', 'three_d_image', 'documents', 'plans'),
  ...all('everybody', 'document', 'url', 'width', 'height', 'widths', 'placeholder', 'room', 'size'),
  ...all('everybody', 'homes', 'properties', 'property', 'projects', 'project', 'similar', 'sections'),

  // What they find wrong, and whom they do not want to hear from; whose words may be read by whom say the columns.
  ...all('everybody', 'is_reported', 'contact_closed', 'reason', 'is_other', 'is_replaced', 'is_admin'),
  ...all('everybody', 'decision', 'note'),
  ...all('staff:review', 'subject_id', 'other_message', 'reporter', 'claimed_by'),

  // Who asks about homes, for the lister of these.
  ...all(
    'everybody',
    'is_interested',
    'shares_contact',
    'is_contact_shared',
    'has_number',
    'numbers_shown',
    'number',
    'whatsapp',
  ),
  ...all(
    'insider',
    'lead.message',
    'text',
    'lead.email',
    'lead.mobile',
    'user_id',
    'source',
    'stage',
    'remind_on',
    'is_due',
    'home',
    'notes',
  ),
  ...all('self', 'stages', 'due', 'totals'),
  ...all('insider', 'listings'),
  ...all('everybody', 'since'),

  // Conversations, for the two of them; whose words may be read by whom say the columns.
  ...all('everybody', 'chat.message', 'chat.sender_id', 'chat.user_id', 'chat.property_id', 'chat.project_id'),
  ...all('everybody', 'chat.is_read', 'message_id', 'receiver_id', 'chat_id', 'sequence', 'chat_message_type'),
  ...all('everybody', 'file', 'audio', 'file_details', 'audio_details', 'is_removed', 'is_delivered'),
  ...all('everybody', 'seconds', 'levels', 'last_message', 'unread_count', 'is_blocked_by_me', 'is_blocked_by_user'),
  ...all('everybody', 'is_own_listing', 'can_write', 'last_sequence', 'read_sequence', 'other_read_sequence'),
  ...all('everybody', 'other_delivered_sequence', 'is_muted', 'is_archived', 'last_at', 'is_for_both'),
  ...all('everybody', 'messages', 'removed'),
  ...all('self', 'chats', 'shows_presence', 'push_text'),

  // Staff.
  ...all('staff:staff', 'action', 'outcome', 'actor_id', 'object_kind', 'object_id', 'detail', 'happened_at'),
  ...all('staff:review', 'submitted_at', 'times_submitted', 'next'),
  ...all('staff:members', 'sender_id', 'first_name', 'last_name', 'sender_email', 'subject', 'message.next'),
  // Only lists of what was answered have it; who may read it says its column.
  ...all('everybody', 'answer'),

  // The catalogue, places and what is found.
  ...all('everybody', 'category', 'categories', 'parameters', 'parameter_types', 'key', 'kind', 'unit', 'options'),
  ...all('everybody', 'value', 'value_names', 'minimum', 'maximum', 'decimals', 'deals', 'is_filterable'),
  ...all('everybody', 'is_required', 'is_on_card', 'properties_count', 'count', 'facilities', 'distance'),
  ...all(
    'everybody',
    'city',
    'state',
    'country',
    'country_code',
    'formatted_address',
    'cities',
    'places',
    'shares_name',
    'place_label',
    'whole_address',
    'street',
    'district',
  ),
  ...all('everybody', 'place.latitude', 'place.longitude', 'zoom', 'west', 'south', 'east', 'north'),
  ...all('everybody', 'facets', 'filter', 'counts', 'up_to', 'highlights', 'marks', 'corrections', 'written', 'meant'),
  ...all('everybody', 'to_drop', 'total', 'total_is_minimum', 'is_minimum', 'next_cursor'),
  ...all('everybody', 'clusters', 'tier', 'stack'),

  // The site.
  ...all('everybody', 'web_name', 'currency_symbol', 'selected_currency_data', 'code', 'number_with_suffix'),
  ...all(
    'everybody',
    'svg_clr',
    'default_place',
    'asks_position_at_once',
    'web_placeholder_logo',
    'appstore_id',
    'demo_mode',
  ),
  ...all('everybody', 'stripe_publishable_key', 'paystack_public_key', 'terms_version', 'password_min_length'),
  ...all('everybody', 'contact_email', 'contact_phone', 'contact_address', 'about_text'),
  // The verification is the reader's own.
  ...all('everybody', 'login_ways', 'verification_required_for_user', 'verification_status'),
}

/** The rule of its column keeps a text of a hidden listing apart already, so its key needs no row. */
const listingTexts = [columnRules['property'], columnRules['project']].flatMap((rules = {}) =>
  Object.keys(rules).filter((name) => rules[name] === 'visible'),
)

/** Who may be told each key. One that is in no row fails the build. */
export const fieldPolicy: Record<string, Audience> = { ...all('everybody', ...listingTexts), ...stated }

/** A row that no answer needs fails the build too. */
export const statedKeys = Object.keys(stated)

/** What refusals tell beside their code: which fields, which state, which version there is now. */
export const refusalKeys = ['fields', 'missing', 'reason', 'revision', 'state', 'type', 'version']

/** The row that speaks of a key, by the other keys of the object that has it; without one, what it would be called. */
export function rowOf(key: string, siblings: string[]): string {
  const mark = siblings.find((sibling) => Object.hasOwn(subjects, sibling))
  const row = mark ? `${subjects[mark]}.${key}` : key
  return Object.hasOwn(fieldPolicy, row) ? row : key
}
