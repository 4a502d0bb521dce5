/**
 * Columns that name a member and whose rows are not handed over, with the reason. Whoever adds a table about people
 * hands it over by `exportAllOf` of its feature, or says here why not.
 */
export const leftOut: Record<string, string> = {
  'block.blocked_id': 'who blocked somebody is known to whoever did it alone',
  'chat_file.owner_id': 'the document itself is handed over',
  'chat_presence.account_id': 'who is there just now, gone within a week',
  'contact_message.answered_by': 'the message is the sender’s',
  'data_export.account_id': 'the archive itself',
  'event.actor_id': 'the machine’s own log; what it tells is in the listings and in the audit',
  'idempotency_key.account_id': 'answers that were given already, kept for two days',
  'lead.lister_id': 'what other people asked is theirs; it is in the inbox',
  'lister_day.lister_id': 'how often their homes were seen in the last weeks; a sum, and on their overview',
  'listing_use.account_id': 'how many listings there are, which the listings say',
  'notification.actor_id': 'what is told to somebody is theirs, not of whoever caused it',
  'notification_delivery.account_id': 'when a notification was sent; the notification is there',
  'passkey_challenge.account_id': 'a secret of some minutes',
  'password_reset.account_id': 'a secret of some minutes',
  'recovery_code.account_id': 'secrets that open the account',
  'report.claimed_by': 'the report is whoever’s sent it',
  'report.closed_by': 'the report is whoever’s sent it',
  'search_property.owner_id': 'a copy of the listing',
  'search_taken_property.owner_id': 'a copy of the listing',
  'second_step.account_id': 'a secret that opens the account',
  'storage_use.account_id': 'a sum of what the files say',
  'upload.owner_id': 'parts of files that are not there yet, gone within a day',
}
