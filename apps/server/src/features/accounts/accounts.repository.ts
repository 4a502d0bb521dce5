import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Identifier } from './identifier.ts'
import { hashToken } from './sign-in-code.ts'

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
  'languages',
  'facebookId',
  'twitterId',
  'instagramId',
  'youtubeId',
  'wantsNotifications',
  'showsNumber',
  'areaUnit',
  'plotUnit',
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

/** Locks the account: of two who change it at once the second waits, and decides by what the first has left. */
export async function findAccountForUpdate(tx: Tx, id: number) {
  return tx.selectFrom('account').select(ownColumns).select(beside).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The account of a proven identifier, made if there was none; only a new one takes what was told about it. */
export async function getOrAddAccount(
  tx: Tx,
  identifier: Identifier,
  { name, address }: { name?: string | undefined; address?: string | undefined } = {},
): Promise<{ account: AccountRow; isNew: boolean }> {
  const { channel, value } = identifier
  const about = { ...(name && { name }), ...(address && { address }) }
  const added = await tx
    .insertInto('account')
    .values({ ...(channel === 'mail' ? { email: value } : { loginPhone: value, mobile: value }), ...about })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const account = await findAccountBy(tx, identifier)
  if (!account) throw new Error('An account was neither found nor made')
  return { account, isNew: added !== undefined }
}

export type NewDetails = { name: string; mobile: string; passwordHash: string }

/** Nothing, if somebody has the address already. */
export async function addAccount(tx: Tx, account: NewDetails & { email: string }) {
  return tx
    .insertInto('account')
    .values({ ...account, passwordChangedAt: sql`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** False when the account has a password already: a second registration must not replace it. */
export async function completeAccount(tx: Tx, id: number, { name, mobile, passwordHash }: NewDetails) {
  const completed = await tx
    .updateTable('account')
    .set({ name, ...(mobile && { mobile }), passwordHash, passwordChangedAt: sql`now()` })
    .where('id', '=', id)
    .where('passwordHash', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (completed) await voidOpenProofs(tx, id)
  return completed !== undefined
}

/** What the account can be entered by: its address, its number, or both. It stays so until the transaction ends. */
export async function lockIdentifiers(tx: Tx, id: number): Promise<string[]> {
  const { email, loginPhone } = await tx
    .selectFrom('account')
    .select(['email', 'loginPhone'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return [email, loginPhone].filter((identifier) => identifier !== null)
}

/** Mailed links and codes under way were asked for when the account could be entered otherwise: they end with it. */
async function voidOpenProofs(tx: Tx, id: number) {
  // Locked before anything is voided: what is made at the same instant waits, and is judged by what this leaves.
  const identifiers = await lockIdentifiers(tx, id)
  await tx.deleteFrom('passwordReset').where('accountId', '=', id).execute()
  if (identifiers.length === 0) return
  await tx
    .updateTable('challenge')
    .set({ usedAt: sql`now()` })
    .where('identifier', 'in', identifiers)
    .where('usedAt', 'is', null)
    .execute()
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
  await voidOpenProofs(tx, id)
  await tx.updateTable('account').set({ passwordHash, passwordChangedAt: sql`now()` }).where('id', '=', id).execute()
}

/** False when another account signs in with it already. */
export async function setIdentifier(tx: Tx, id: number, { channel, value }: Identifier): Promise<boolean> {
  const column = channel === 'mail' ? 'email' : 'loginPhone'
  const taken = await tx.selectFrom('account').select('id').where(column, '=', value).executeTakeFirst()
  if (taken) return taken.id === id
  // Before the change, because what is open goes by the old one.
  await voidOpenProofs(tx, id)
  await tx
    .updateTable('account')
    .set({ [column]: value })
    .where('id', '=', id)
    .execute()
  return true
}

type Registering = { accountId: number; sessionToken: string }

/** Of one member; beyond them, those that were registered first are forgotten. */
const maxDevices = 20

/**
 * Registering a device takes it from whoever had it before. It is told things for as long as the session lasts that
 * registered it; a session that is over registers nothing.
 */
export async function claimPushToken(tx: Tx, token: string, { accountId, sessionToken }: Registering) {
  await tx
    .insertInto('pushToken')
    .columns(['token', 'accountId', 'sessionHash'])
    .expression((eb) =>
      eb
        .selectFrom('session')
        .select([sql<string>`${token}::text`.as('token'), 'session.accountId', 'session.tokenHash'])
        .where('session.tokenHash', '=', hashToken(sessionToken))
        .where('session.accountId', '=', accountId),
    )
    .onConflict((conflict) =>
      conflict.column('token').doUpdateSet((eb) => ({
        accountId: eb.ref('excluded.accountId'),
        sessionHash: eb.ref('excluded.sessionHash'),
        registeredAt: sql`now()`,
      })),
    )
    .execute()
  const surplus = tx
    .selectFrom('pushToken')
    .select('token')
    .where('accountId', '=', accountId)
    .orderBy('registeredAt', 'desc')
    .offset(maxDevices)
  await tx.deleteFrom('pushToken').where('token', 'in', surplus).execute()
}

export async function listPushTokens(db: Db, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pushToken')
    .select('token')
    .where('accountId', '=', accountId)
    .limit(maxDevices)
    .execute()
  return rows.map(({ token }) => token)
}

export async function forgetPushToken(tx: Tx, token: string, accountId: number) {
  await tx.deleteFrom('pushToken').where('token', '=', token).where('accountId', '=', accountId).execute()
}

export async function setEraseAfter(tx: Tx, id: number, eraseAfter: Date) {
  await tx.updateTable('account').set({ eraseAfter }).where('id', '=', id).execute()
}

/** False when the erasure has begun meanwhile. */
export async function cancelErasure(tx: Tx, id: number): Promise<boolean> {
  const cancelled = await tx
    .updateTable('account')
    .set({ eraseAfter: null })
    .where('id', '=', id)
    .where('isActive', '=', true)
    .returning('id')
    .executeTakeFirst()
  return cancelled !== undefined
}
