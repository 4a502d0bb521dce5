import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { notFound, unauthorized } from '#platform/errors.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import { findAccountForUpdate } from '../accounts.repository.ts'
import { type Caller, limitsOfWideNetwork } from '../challenges.service.ts'
import type { FailedProofs } from '../failed-proofs.ts'
import type { OpenSession, SignedIn, Visit } from '../open-session.ts'
import { passSecondStep } from '../security/second-step.repository.ts'
import type { Signed } from '../security/security.service.ts'
import { hashToken } from '../sign-in-code.ts'
import { addChallenge, takeChallenge } from './passkey-challenges.repository.ts'
import { countPasskeyUse, findPasskeyByCredential, listPasskeys, type PasskeyRow } from './passkeys.repository.ts'
import { type Assertion, challengeIn, requestOptions, type RelyingParty, verifyAssertion } from './web-authn.ts'

type Deps = { db: Db; party: RelyingParty; failures: FailedProofs; openSession: OpenSession }
export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>

/** Proving by a passkey who is there: to come in, or as the second step of staff. */
export function createPasskeySignIn({ db, party, failures, openSession }: Deps) {
  /** The count of uses, which is written down in the transaction of what the proof is for. */
  async function verify(
    purpose: 'sign_in' | 'second_step',
    passkey: PasskeyRow | undefined,
    given: Assertion,
    boundTo: Buffer | null,
  ) {
    const challenge = challengeIn(given.clientData)
    if (!(await takeChallenge(db, challenge, purpose, boundTo))) {
      throw unauthorized('code_expired', 'This challenge is used up or too old; begin again')
    }
    if (!passkey) throw unknownPasskey()
    return { passkey, counter: await verifyAssertion(party, challenge, passkey, given) }
  }

  /** The account first, as everywhere: whoever locked the passkey before it could wait in a circle. */
  async function use(tx: Tx, { accountId, id }: PasskeyRow, counter: number) {
    const account = await findAccountForUpdate(tx, accountId)
    if (!account || !(await countPasskeyUse(tx, id, counter))) throw unknownPasskey()
    return account
  }

  async function passWith(tx: Tx, accountId: number, token: string) {
    await passSecondStep(tx, token)
    await recordAudit(tx, { action: 'staff.second-step', actorId: accountId, detail: { way: 'passkey' } })
  }

  return {
    async beginSignIn(boundTo: Buffer | null, visit: Visit) {
      await spendLimits(db, networkLimits('passkey-challenge', visit))
      return { requestOptions: requestOptions(party, await addChallenge(db, { purpose: 'sign_in', boundTo })) }
    },

    async signIn(given: Assertion, boundTo: Buffer | null, visit: Visit): Promise<SignedIn> {
      await spendLimits(db, networkLimits('passkey', visit))
      const found = await findPasskeyByCredential(db, Buffer.from(given.credentialId, 'base64url'))
      const attempt = { action: 'account.sign-in', ip: visit.ip, accountId: found?.accountId } as const
      return failures.watch(attempt, async () => {
        // Nobody has said who they are: the device has to, and its word has to fit the key.
        if (given.userHandle === undefined) throw unknownPasskey()
        const { passkey, counter } = await verify('sign_in', found, given, boundTo)
        return db.transaction().execute(async (tx) => {
          const account = await use(tx, passkey, counter)
          const signedIn = await openSession(tx, account, visit, { arrival: 'signed-in', way: 'passkey' })
          if (account.staffRole) await passWith(tx, account.id, signedIn.token)
          return signedIn
        })
      })
    },

    async beginSecondStep({ member: { accountId }, token }: Signed) {
      await spendLimits(db, [secondStepLimit(accountId)])
      const known = await listPasskeys(db, accountId)
      if (known.length === 0) throw notFound('Passkey')
      const boundTo = hashToken(token)
      const challenge = await addChallenge(db, { purpose: 'second_step', boundTo, accountId })
      return { requestOptions: requestOptions(party, challenge, known) }
    },

    async passSecondStep({ member: { accountId }, token }: Signed, given: Assertion, { ip }: Visit): Promise<null> {
      await spendLimits(db, [secondStepLimit(accountId)])
      return failures.watch({ action: 'staff.second-step', actorId: accountId, ip }, async () => {
        const found = await findPasskeyByCredential(db, Buffer.from(given.credentialId, 'base64url'))
        const own = found?.accountId === accountId ? found : undefined
        const { passkey, counter } = await verify('second_step', own, given, hashToken(token))
        await db.transaction().execute(async (tx) => {
          await use(tx, passkey, counter)
          await passWith(tx, accountId, token)
        })
        return null
      })
    },
  }
}

const unknownPasskey = () => unauthorized('incorrect_details', 'This passkey opens nothing here')

const networkLimits = (name: string, { ip, wideNetwork }: Caller): Limit[] => [
  { key: `${name}-ip:${ip}`, most: 300, windowSeconds: 3_600 },
  ...limitsOfWideNetwork(`${name}-wide`, wideNetwork, 3_000),
]
const secondStepLimit = (accountId: number): Limit => ({
  key: `second-step-passkey:${accountId}`,
  most: 60,
  windowSeconds: 3_600,
})
