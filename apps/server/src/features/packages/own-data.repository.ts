import type { Db } from '#platform/db.ts'

/** Grants and uses stay in the books of the operator; whose they were is forgotten, and so is what was said of them. */
export const forgetMember = (db: Db, accountId: number) =>
  db.transaction().execute(async (tx) => {
    await tx.updateTable('grantUse').set({ accountId: null }).where('accountId', '=', accountId).execute()
    const unsaid = { accountId: null, reason: '-', revokeReason: '' }
    await tx.updateTable('packageGrant').set(unsaid).where('accountId', '=', accountId).execute()
  })

/** What members get when they ask for all that is theirs. */
export const exportedPackages = {
  tables: [
    {
      table: 'package_grant',
      owner: 'account_id',
      key: 'id',
      keyType: 'bigint',
      without: ['staff_account_id', 'reminders'],
    },
    { table: 'grant_use', owner: 'account_id', key: 'id', keyType: 'bigint' },
  ],
} as const
