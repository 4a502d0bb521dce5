import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Preferences } from './decide-delivery.ts'

export type Recipient = Preferences & { email: string | null; phone: string | null; language: string | null }

/** What these members want, by account. Whoever was erased is missing. */
export async function findPreferences(db: Db, accountIds: number[]): Promise<Map<number, Recipient>> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('notificationSettings as settings', 'settings.accountId', 'account.id')
    .select(['account.id', 'account.email', 'account.isActive', 'account.wantsNotifications'])
    .select(['settings.choices', 'settings.quietFrom'])
    .select(['settings.quietUntil', 'settings.timeZone', 'settings.digest', 'settings.language'])
    .select(['account.loginPhone as phone'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('pushToken').select('token').whereRef('pushToken.accountId', '=', 'account.id'))
        .$castTo<boolean>()
        .as('hasDevices'),
    )
    .where('account.id', 'in', accountIds)
    .execute()
  return new Map(
    rows.map(({ id, email, phone, language, quietFrom, quietUntil, ...row }) => [
      id,
      {
        email,
        phone,
        language,
        choices: row.choices ?? {},
        // Whoever cannot come in hears of what concerns the account alone.
        wantsMessages: row.wantsNotifications && row.isActive,
        quiet: quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil },
        timeZone: row.timeZone ?? 'UTC',
        digest: row.digest ?? 'at_once',
        reach: { push: row.hasDevices, sms: phone !== null },
      },
    ]),
  )
}

/** Of two devices that save at once, the second builds on what the first has saved. */
export async function lockSettings(tx: Tx, accountId: number) {
  await tx
    .insertInto('notificationSettings')
    .values({ accountId, choices: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .selectFrom('notificationSettings')
    .select('accountId')
    .where('accountId', '=', accountId)
    .forUpdate()
    .execute()
}

type Saved = Pick<Preferences, 'choices' | 'quiet' | 'timeZone' | 'digest'> & { language: string }

export async function saveSettings(tx: Tx, accountId: number, { choices, quiet, ...rest }: Saved) {
  const row = {
    ...rest,
    choices: JSON.stringify(choices),
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
  }
  await tx
    .insertInto('notificationSettings')
    .values({ accountId, ...row })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(row))
    .execute()
}

/** One switch, whatever else was chosen; one statement, so that nothing saved meanwhile is lost. */
export async function switchOff(tx: Tx, accountId: number, kind: string, channel: string) {
  const off = JSON.stringify({ [kind]: { [channel]: false } })
  await sql`
    insert into notification_settings (account_id, choices) select id, ${off}::jsonb from account where id = ${accountId}
    on conflict (account_id) do update set choices = jsonb_set(
      notification_settings.choices, array[${kind}::text],
      coalesce(notification_settings.choices->${kind}::text, '{}') || (${off}::jsonb->${kind}::text))`.execute(tx)
}

export async function removeSettings(tx: Tx, accountId: number) {
  await tx.deleteFrom('notificationSettings').where('accountId', '=', accountId).execute()
}
