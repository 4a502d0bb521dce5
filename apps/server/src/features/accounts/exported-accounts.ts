import type { Exported } from '#platform/exported.ts'

/** Without what proves who somebody is: a copy of that would open the account. */
export const exportedAccounts: Exported = {
  tables: [
    { table: 'account', owner: 'id', key: 'id', keyType: 'bigint', without: ['password_hash'], hasLocation: true },
    { table: 'session', owner: 'account_id', key: 'token_hash', keyType: 'bytea', without: ['token_hash'] },
    { table: 'external_identity', owner: 'account_id', key: 'subject', keyType: 'text' },
    { table: 'push_token', owner: 'account_id', key: 'token', keyType: 'text', without: ['token', 'session_hash'] },
    // What they did, without what it was done to: staff do it to others.
    {
      table: 'audit',
      owner: 'actor_id',
      key: 'id',
      keyType: 'bigint',
      without: ['detail', 'object_kind', 'object_id', 'request_id'],
    },
    {
      table: 'passkey',
      owner: 'account_id',
      key: 'id',
      keyType: 'uuid',
      without: ['credential_id', 'public_key', 'user_handle', 'counter'],
    },
  ],
}
