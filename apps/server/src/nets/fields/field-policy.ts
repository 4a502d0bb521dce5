import type { Permission } from '@gable/domain/staff-roles'
import { columnRules } from '../canary/column-rules.ts'

/**
 * Who may be told what a key of an answer holds: everybody, the person it is about, whoever has just proved to be that
 * person, the lister of a listing with their managers and its reviewers, who manages an agency, or staff with a permission. What is `moved` is told to everybody,
 * but never as it is where a lister hides it.
 */
export type Audience = 'everybody' | 'self' | 'prover' | 'insider' | 'manager' | 'moved' | `staff:${Permission}`

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
  viewing_state: 'viewing',
  length_minutes: 'times',
  applicant: 'application',
  staff_reason: 'own_promotion',
  verification_history: 'verification',
  is_retired: 'verification_field',
  taglines: 'package',
  max_uses: 'coupon',
  payer: 'staff_payment',
  buyer: 'invoice',
}

const all = (audience: Audience, ...names: string[]) => Object.fromEntries(names.map((name) => [name, audience]))

/** Keys of answers as they are called on the wire. A key that is not for everybody covers all that is within it. */
const stated: Record<string, Audience> = {
  // People.
  ...all('self', 'email', 'mobile', 'phone', 'address', 'latitude', 'longitude', 'account.state'),
  ...all('self', 'has_profile', 'notification', 'show_number', 'staff_role', 'erase_after'),
  ...all('self', 'account.area_unit', 'plot_unit'),
  ...all('everybody', 'text_language', 'text_languages'),
  ...all('everybody', 'name', 'profile', 'about_me', 'added_at', 'lister'),
  ...all('everybody', 'facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'),

  // As agents.
  ...all('everybody', 'agent', 'agents', 'languages', 'is_verified', 'is_admin', 'property_count', 'project_count'),
  ...all('everybody', 'sell_count', 'rent_count', 'taken_count', 'areas', 'newest_id', 'may_review'),
  ...all('everybody', 'rating', 'review_count', 'review_id', 'author', 'is_changed', 'images', 'answered_at'),

  // In agencies.
  ...all('everybody', 'agency', 'agency_logo', 'agency_about', 'agency_website', 'agency_phone', 'agency_members'),
  ...all('everybody', 'agency_role', 'agency_invitations', 'agency_name', 'invitation_id', 'member_id', 'joined_at'),
  ...all('everybody', 'agent_slug_id', 'agency_listing_state', 'may_manage'),
  ...all('everybody', 'answers_within', 'area_latitude', 'area_longitude'),
  ...all('manager', 'invited_email'),

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

  // Packages, and what one has of them oneself: nobody asks about others but staff.
  ...all('everybody', 'tagline', 'duration_days', 'is_free', 'is_recommended', 'is_active', 'is_taken', 'features'),
  ...all('everybody', 'limit', 'days', 'used', 'package_available', 'feature_available', 'limit_available'),
  ...all('everybody', 'package_id', 'package_source', 'package_status', 'package_features', 'starts_at'),
  ...all('staff:finance', 'package.names', 'taglines', 'audience', 'sort_order', 'running_count'),

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
  ...all('everybody', 'learn_from_saved', 'learn_from_seen', 'learn_from_searches', 'reason_kind', 'is_liked'),
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
  ...all('staff:review', 'subject_id', 'other_message', 'said', 'reporter', 'claimed_by'),

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
  ...all('everybody', 'file', 'audio', 'file_details', 'audio_details', 'is_removed', 'is_taken_down', 'is_delivered'),
  ...all('everybody', 'seconds', 'levels', 'last_message', 'unread_count', 'is_blocked_by_me', 'is_blocked_by_user'),
  ...all('everybody', 'is_own_listing', 'can_write', 'last_sequence', 'read_sequence', 'other_read_sequence'),
  ...all('everybody', 'other_delivered_sequence', 'is_muted', 'is_archived', 'last_at', 'is_for_both'),
  ...all('everybody', 'messages', 'removed', 'before'),
  ...all('self', 'replies', 'chats', 'shows_presence', 'push_text'),

  // Viewings, for the two of them; whose words may be read by whom say the columns.
  ...all(
    'everybody',
    'viewing_state',
    'starts_at',
    'ends_at',
    'is_over',
    'side',
    'has_feedback',
    'viewing.sequence',
    'viewing',
  ),
  ...all('everybody', 'viewing.user_id', 'viewing.project_id', 'viewing.message', 'viewing.time_zone'),
  ...all('insider', 'viewing.rating', 'viewing.feedback'),
  ...all('everybody', 'times.time_zone', 'length_minutes', 'is_video', 'slots', 'place', 'video_link'),
  ...all('self', 'times', 'calendar_url', 'waiting'),

  // Places that are paid for, and what is said to whoever pays.
  ...all('everybody', 'advertisement', 'promoted', 'start_date', 'end_date', 'feature_for'),
  ...all('insider', 'staff_reason', 'own_promotion.sent_at', 'own_promotion.shown', 'own_promotion.opened'),
  ...all('insider', 'own_promotion.leads', 'own_promotion.days'),
  ...all('self', 'shown', 'opened', 'promotion_counts'),
  ...all('staff:review', 'application.sent_at', 'application.days', 'application.project_id'),

  // Staff.
  // Who they are, for them and for those who look at their papers.
  ...all('self', 'verification.form_fields', 'verification.applied_at', 'verification.decided_at'),
  ...all('self', 'verification.valid_until', 'verification.verification_history'),
  ...all('staff:review', 'applicant', 'application.form_fields', 'application.applied_at', 'application.decided_at'),
  ...all('staff:review', 'application.valid_until', 'application.verification_history'),
  ...all('everybody', 'hint', 'is_retired'),
  ...all('staff:settings', 'verification_field.names', 'verification_field.hints', 'verification_field.options'),
  ...all('staff:staff', 'action', 'outcome', 'actor_id', 'object_kind', 'object_id', 'detail', 'happened_at'),
  ...all('staff:review', 'submitted_at', 'times_submitted', 'next'),
  ...all('staff:members', 'sender_id', 'first_name', 'last_name', 'sender_email', 'subject', 'message.next'),
  // Only lists of what was answered have it; who may read it says its column.
  ...all('everybody', 'answer'),

  // Payments, to whoever pays.
  ...all('everybody', 'public_key', 'is_test', 'method'),
  ...all('self', 'payment_transaction_id', 'client_secret', 'authorization_url', 'redirect_url', 'refunded_amount'),
  ...all('self', 'paid_amount', 'invoice_url'),
  ...all('self', 'amount', 'package'),
  ...all('self', 'discount', 'tax', 'tax_name', 'tax_percent', 'tax_number', 'coupon'),
  ...all('staff:finance', 'coupon.code', 'coupon.percent', 'coupon.amount', 'coupon.starts_at', 'coupon.ends_at'),
  ...all('staff:finance', 'max_uses', 'max_uses_per_member', 'coupon.used', 'coupon.note'),
  // The list of what was charged.
  ...all('staff:finance', 'invoice.number', 'issued_at', 'buyer', 'invoice.tax'),
  ...all('self', 'account', 'order_number', 'receipt_status', 'receipt_name', 'refusal'),
  // And to those who answer for the money.
  ...all(
    'staff:finance',
    'payer',
    'alarm',
    'alarm_note',
    'settled_at',
    'provider_id',
    'receipt',
    'refunds',
    'webhooks',
  ),
  ...all('staff:finance', 'staff_payment.payment_transaction_id', 'staff_payment.order_number', 'staff_payment.amount'),
  ...all('staff:finance', 'staff_payment.package', 'staff_payment.refunded_amount', 'staff_payment.receipt_status'),
  ...all('staff:finance', 'refund_id'),

  // What a loan costs, to whoever asked.
  ...all('everybody', 'principal', 'interest', 'balance', 'monthly_payment', 'total_interest', 'total_payment'),
  ...all('everybody', 'years', 'year', 'months', 'month'),

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

  // What the site itself publishes.
  ...all(
    'everybody',
    'articles',
    'author',
    'reading_minutes',
    'published_at',
    'language',
    'body',
    'contents',
    'anchor',
  ),
  ...all('everybody', 'faqs', 'question', 'faq_topic', 'icon', 'written_page'),
  ...all('staff:content', 'texts', 'article_pictures', 'article_title', 'article_state', 'article_languages'),
  ...all('staff:content', 'publish_at', 'category_id', 'home_city', 'home_category_id', 'body_document', 'media_id'),
  ...all('staff:content', 'names', 'content_count', 'topic_id', 'questions', 'answers', 'is_published', 'page'),

  // The site.
  ...all('everybody', 'web_name', 'currency_symbol', 'selected_currency_data', 'code', 'number_with_suffix'),
  ...all(
    'everybody',
    'svg_clr',
    'default_place',
    'asks_position_at_once',
    'area_unit',
    'plot_units',
    'web_placeholder_logo',
    'appstore_id',
    'demo_mode',
  ),
  ...all('everybody', 'stripe_publishable_key', 'paystack_public_key', 'terms_version', 'password_min_length'),
  ...all('everybody', 'contact_email', 'contact_phone', 'contact_address', 'about_text', 'has_slider'),
  ...all('everybody', 'rtl', 'is_default', 'locale', 'text_version', 'file'),
  ...all('staff:settings', 'is_built_in', 'is_enabled', 'base_language', 'position', 'changed_text_count'),
  ...all('staff:settings', 'text_key', 'english_text', 'original_text', 'changed_text', 'saved_text_count'),
  ...all('staff:settings', 'text_problems', 'language_file'),
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
