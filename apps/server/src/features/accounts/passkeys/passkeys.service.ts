import { randomBytes } from 'node:crypto'
import type { Passkey } from '@gable/contract/passkeys'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound, unauthorized } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { NewNotification, Notify } from '../../notifications/notify.ts'
import { findAccount, findAccountForUpdate } from '../accounts.repository.ts'
import type { FailedProofs } from '../failed-proofs.ts'
import type { Visit } from '../open-session.ts'
import { issueRecoveryCodes } from '../security/recovery-codes.ts'
import { findSecondFactors, guardSecondFactors, isAnySetUp } from '../security/second-factors.ts'
import { passSecondStep } from '../security/second-step.repository.ts'
import type { Signed } from '../security/security.service.ts'
import type { SessionProofs } from '../session-proofs.ts'
import type { SessionRow } from '../sessions.repository.ts'
import { hashToken } from '../sign-in-code.ts'
import { addChallenge, takeChallenge } from './passkey-challenges.repository.ts'
import {
  deletePasskey,
  findOwnPasskey,
  insertPasskey,
  listPasskeys,
  maxPasskeys,
  updatePasskeyName,
} from './passkeys.repository.ts'
import { type Attestation, challengeIn, creationOptions, type RelyingParty, verifyAttestation } from './web-authn.ts'

type Deps = { db: Db; notify: Notify; party: RelyingParty; proofs: SessionProofs; failures: FailedProofs }
type NewPasskey = Attestation & { name?: string | undefined; transports?: string[] | undefined }
export type PasskeyService = ReturnType<typeof createPasskeyService>

/** The passkeys that somebody has. Each opens the account, so adding and removing need a proof that is minutes old. */
export function createPasskeyService({ db, notify, party, proofs, failures }: Deps) {
  async function verify(signed: Signed, given: NewPasskey) {
    const challenge = challengeIn(given.clientData)
    const taken = await takeChallenge(db, challenge, 'register', hashToken(signed.token))
    if (!taken?.userHandle) throw unauthorized('code_expired', 'This challenge is used up or too old; begin again')
    return { ...(await verifyAttestation(party, challenge, given)), userHandle: taken.userHandle }
  }

  /** With the account locked: what is decided here by what is there stays so until it is written. */
  async function insert(tx: Tx, session: SessionRow, signed: Signed, passkey: Parameters<typeof insertPasskey>[1]) {
    const factors = await findSecondFactors(tx, session.accountId)
    guardSecondFactors(session, factors)
    if (factors.passkeys >= maxPasskeys) throw tooMany()
    if (!(await insertPasskey(tx, passkey))) throw unauthorized('incorrect_details', 'This passkey is in use')
    if (!session.staffRole) return []
    // Making it took the same as using it: the device in hand, and a finger, a face or a PIN.
    await passSecondStep(tx, signed.token)
    await recordAudit(tx, { action: 'staff.second-step', actorId: session.accountId, detail: { way: 'passkey' } })
    return isAnySetUp(factors) ? [] : issueRecoveryCodes(tx, session.accountId)
  }

  return {
    async list({ member }: Signed): Promise<Passkey[]> {
      const rows = await listPasskeys(db, member.accountId)
      return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      }))
    },

    async begin(signed: Signed) {
      const session = await proofs.demandFresh(signed)
      const { accountId } = signed.member
      await spendLimits(db, [setUpLimit(accountId)])
      guardSecondFactors(session, await findSecondFactors(db, accountId))
      const [account, known] = await Promise.all([findAccount(db, accountId), listPasskeys(db, accountId)])
      if (!account) throw notFound('Account')
      if (known.length >= maxPasskeys) throw tooMany()
      const name = account.email ?? account.loginPhone ?? ''
      // One name for one account, so that a device which has a passkey of it already can tell.
      const userHandle = known[0]?.userHandle ?? randomBytes(32)
      const boundTo = hashToken(signed.token)
      const challenge = await addChallenge(db, { purpose: 'register', boundTo, accountId, userHandle })
      const person = { userHandle, name, displayName: account.name || name }
      return { creationOptions: creationOptions(party, challenge, person, known) }
    },

    async add(signed: Signed, given: NewPasskey, visit: Visit): Promise<{ recoveryCodes: string[] }> {
      const session = await proofs.demandFresh(signed)
      const { accountId } = signed.member
      await spendLimits(db, [setUpLimit(accountId)])
      const attempt = { action: 'account.passkey-added', actorId: accountId, ip: visit.ip } as const
      return failures.watch(attempt, async () => {
        const verified = await verify(signed, given)
        return db.transaction().execute(async (tx) => {
          await findAccountForUpdate(tx, accountId)
          const { name = '', transports = [] } = given
          const recoveryCodes = await insert(tx, session, signed, { ...verified, accountId, name, transports })
          await recordAudit(tx, { action: 'account.passkey-added', actorId: accountId })
          await notify(tx, aboutPasskey(accountId, 'passkeyAdded', visit))
          return { recoveryCodes }
        })
      })
    },

    async rename({ member }: Signed, { id, name }: { id: string; name: string }): Promise<null> {
      if (!(await updatePasskeyName(db, member.accountId, id, name))) throw notFound('Passkey')
      return null
    },

    async remove(signed: Signed, id: string, visit: Visit): Promise<null> {
      const { accountId } = signed.member
      if (!(await findOwnPasskey(db, accountId, id))) throw notFound('Passkey')
      const session = await proofs.demandFresh(signed)
      await db.transaction().execute(async (tx) => {
        const account = await findAccountForUpdate(tx, accountId)
        const factors = await findSecondFactors(tx, accountId)
        guardSecondFactors(session, factors)
        if (account?.staffRole && !factors.hasApp && factors.passkeys === 1) {
          throw conflict('illegal_move', 'The last second step of staff stays')
        }
        if (!(await deletePasskey(tx, accountId, id))) throw notFound('Passkey')
        await recordAudit(tx, { action: 'account.passkey-removed', actorId: accountId })
        await notify(tx, aboutPasskey(accountId, 'passkeyRemoved', visit))
      })
      return null
    },
  }
}

const aboutPasskey = (to: number, notice: 'passkeyAdded' | 'passkeyRemoved', { language }: Visit): NewNotification => ({
  to,
  kind: 'security',
  detail: { notice },
  language,
})

const setUpLimit = (accountId: number): Limit => ({ key: `passkey-setup:${accountId}`, most: 60, windowSeconds: 3_600 })
const tooMany = () => conflict('too_many_passkeys', `At most ${maxPasskeys} passkeys are kept`)
