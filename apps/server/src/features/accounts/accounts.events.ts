/** What happens to an account. */
export type AccountsEvents = {
  'account.created': undefined
  'account.registered': undefined
  'account.signed-in': undefined
  'account.signed-out': undefined
  'account.profile-changed': undefined
  'account.leaving': undefined
  'account.erased': undefined
}
