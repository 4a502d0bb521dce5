/** What happens to a message to the site. */
export type ContactEvents = {
  'contact.received': undefined
  'contact.answered': undefined
}
