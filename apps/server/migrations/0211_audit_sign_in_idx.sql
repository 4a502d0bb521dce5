-- For the page on which people see how their account was entered: of staff, most rows are about something else.
create index concurrently if not exists audit_sign_in_idx on audit (actor_id, id desc)
  where action in (
    'account.created', 'account.registered', 'account.signed-in', 'staff.second-step', 'account.password-changed',
    'account.password-reset', 'account.identifier-changed', 'account.passkey-added', 'account.passkey-removed',
    'staff.recovery-codes-renewed'
  );
