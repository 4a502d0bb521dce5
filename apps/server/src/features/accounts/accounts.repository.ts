import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Identifier } from './identifier.ts'

const ownColumns = [
  'id',
  'name',
  'email',
  'loginPhone',
  'mobile',
  'profileMediaId',
  'address',
  'city',
  'state',
  'country',
  'aboutMe',
  'facebookId',
  'twitterId',
  'instagramId',
  'youtubeId',
  'wantsNotifications',
  'staffRole',
  'isActive',
  'eraseAfter',
  'passwordHash',
  'createdAt',
] as const

const beside = [
  sql<number[] | null>`(select widths from media where media.id = account.profile_media_id)`.as('pictureWidths'),
  sql<number | null>`st_y(location::geometry)`.as('latitude'),
  sql<number | null>`st_x(location::geometry)`.as('longitude'),
] as const

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export async function findAccount(db: Db, id: number) {
  return db.selectFrom('account').select(ownColumns).select(beside).where('id', '=', id).executeTakeFirst()
}

export async function findAccountBy(db: Db, { channel, value }: Identifier) {
  const column = channel === 'mail' ? 'email' : 'loginPhone'
  return db.selectFrom('account').select(ownColumns).select(beside).where(column, '=', value).executeTakeFirst()
}

/** The account of a proven identifier, made if there was none. */
export async function getOrAddAccount(
  tx: Tx,
  identifier: Identifier,
): Promise<{ account: AccountRow; isNew: boolean }> {
  const { channel, value } = identifier
  const added = await tx
    .insertInto('account')
    .values(channel === 'mail' ? { email: value } : { loginPhone: value, mobile: value })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const account = await findAccountBy(tx, identifier)
  if (!account) throw new Error('An account was neither found nor made')
  return { account, isNew: added !== undefined }
}

/** Nothing, if somebody has the address already. */
export async function addAccount(
  tx: Tx,
  account: { email: string; name: string; passwordHash: string; mobile: string },
) {
  return tx
    .insertInto('account')
    .values({ ...account, passwordChangedAt: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function acceptTerms(tx: Tx, id: number, termsVersion: string) {
  await tx.updateTable('account').set({ termsVersion, termsAcceptedAt: sql`now()` }).where('id', '=', id).execute()
}

export async function findByExternalIdentity(tx: Tx, issuer: string, subject: string) {
  const found = await tx
    .selectFrom('externalIdentity')
    .select('accountId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found && findAccount(tx, found.accountId)
}

export async function addExternalIdentity(tx: Tx, issuer: string, subject: string, accountId: number) {
  await tx
    .insertInto('externalIdentity')
    .values({ issuer, subject, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listIssuers(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('externalIdentity')
    .select('issuer')
    .where('accountId', '=', accountId)
    .limit(20)
    .execute()
  return rows.map(({ issuer }) => issuer)
}

export async function setPassword(tx: Tx, id: number, passwordHash: string) {
  await tx.updateTable('account').set({ passwordHash, passwordChangedAt: sql`now()` }).where('id', '=', id).execute()
}

/** False when another account signs in with it already. */
export async function setIdentifier(tx: Tx, id: number, { channel, value }: Identifier): Promise<boolean> {
  const column = channel === 'mail' ? 'email' : 'loginPhone'
  const taken = await tx.selectFrom('account').select('id').where(column, '=', value).executeTakeFirst()
  if (taken) return taken.id === id
  await tx
    .updateTable('account')
    .set({ [column]: value })
    .where('id', '=', id)
    .execute()
  return true
}

/** Registering a device takes it from whoever had it before. */
export async function claimPushToken(tx: Tx, token: string, accountId: number) {
  await tx
    .insertInto('pushToken')
    .values({ token, accountId })
    .onConflict((conflict) => conflict.column('token').doUpdateSet({ accountId, registeredAt: sql`now()` }))
    .execute()
}

export async function forgetPushToken(tx: Tx, token: string, accountId: number) {
  await tx.deleteFrom('pushToken').where('token', '=', token).where('accountId', '=', accountId).execute()
}

export async function addPasswordReset(tx: Tx, tokenHash: Buffer, accountId: number, seconds: number) {
  await tx.deleteFrom('passwordReset').where('accountId', '=', accountId).execute()
  const expiresAt = sql<Date>`now() + make_interval(secs => ${seconds})`
  await tx.insertInto('passwordReset').values({ tokenHash, accountId, expiresAt }).execute()
}

export async function hasPasswordReset(db: Db, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('passwordReset')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .executeTakeFirst()
  return found !== undefined
}

/** Whoever deletes it has used it. */
export async function spendPasswordReset(tx: Tx, tokenHash: Buffer) {
  return tx
    .deleteFrom('passwordReset')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', (eb) => eb.fn<Date>('now'))
    .returning('accountId')
    .executeTakeFirst()
}

export async function setEraseAfter(tx: Tx, id: number, eraseAfter: Date | null) {
  await tx.updateTable('account').set({ eraseAfter }).where('id', '=', id).execute()
}
