import { generateSecret, generateURI, verifySync } from 'otplib'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, notFound, unauthorized } from '#platform/errors.ts'
import { spendLimits } from '#platform/rate-limit.repository.ts'
import type { SecretBox } from '#platform/secret-box.ts'
import type { FailedProofs } from '../failed-proofs.ts'
import type { Visit } from '../open-session.ts'
import type { SessionProofs } from '../session-proofs.ts'
import { hashToken } from '../sign-in-code.ts'
import { issueRecoveryCodes, normalizeRecoveryCode } from './recovery-codes.ts'
import { findSecondFactors, guardSecondFactors, isAnySetUp, secondStepRequired } from './second-factors.ts'
import { findSecondStep, passSecondStep, proposeSecret, takeRecoveryCode, takeStep } from './second-step.repository.ts'
import type { Signed } from './security.service.ts'

/** One step to either side, for clocks that differ. */
const toleranceSeconds = 30

type Deps = { db: Db; failures: FailedProofs; proofs: SessionProofs; box: SecretBox; siteUrl: string }
export type SecondStepService = ReturnType<typeof createSecondStepService>

/** What staff prove beside their sign-in: something they have. */
export function createSecondStepService({ db, failures, proofs, box, siteUrl }: Deps) {
  return {
    async setUp({ member, token }: Signed) {
      const session = await proofs.demandFresh({ token })
      guardSecondFactors(session, await findSecondFactors(db, member.accountId))
      const secret = generateSecret()
      const isProposed = await db.transaction().execute((tx) => proposeSecret(tx, member.accountId, box.seal(secret)))
      if (!isProposed) throw conflict('illegal_move', 'The second step is set up already')
      return {
        secret,
        uri: generateURI({ issuer: new URL(siteUrl).host, label: `account ${member.accountId}`, secret }),
      }
    },

    async pass(signed: Signed, code: string, { ip }: Visit): Promise<{ recoveryCodes: string[] }> {
      const { accountId } = signed.member
      await spendLimits(db, [
        { key: `second-step:${accountId}`, most: 5, windowSeconds: 300 },
        { key: `second-step:${accountId}`, most: 30, windowSeconds: 86_400 },
      ])
      const [app, factors, session] = await Promise.all([
        findSecondStep(db, accountId),
        findSecondFactors(db, accountId),
        proofs.find(signed.token),
      ])
      if (!app && !isAnySetUp(factors)) throw notFound('Second step')
      const step = app && /^\d{6}$/.test(code) ? stepOf(box.open(app.encryptedSecret), code, app.lastStep) : undefined
      // The first code makes an app a second step: whoever has a passkey for that passes with it first.
      if (step !== undefined && !factors.hasApp && session) guardSecondFactors(session, factors)
      const pass = async (tx: Tx) => {
        const isPassed =
          step === undefined
            ? isAnySetUp(factors) && (await takeRecoveryCode(tx, accountId, hashToken(normalizeRecoveryCode(code))))
            : await takeStep(tx, accountId, step)
        if (!isPassed) throw unauthorized('incorrect_details', 'Wrong code')
        await passSecondStep(tx, signed.token)
        const way = step === undefined ? 'recovery_code' : 'app'
        await recordAudit(tx, { action: 'staff.second-step', actorId: accountId, detail: { way } })
        return { recoveryCodes: isAnySetUp(factors) ? [] : await issueRecoveryCodes(tx, accountId) }
      }
      const attempt = { action: 'staff.second-step', actorId: accountId, ip } as const
      return failures.watch(attempt, () => db.transaction().execute(pass))
    },

    /** Whoever has passed the second step here may have lost the paper; whoever has not might be a thief. */
    async renewRecoveryCodes({ member: { accountId }, token }: Signed): Promise<{ recoveryCodes: string[] }> {
      await spendLimits(db, [{ key: `recovery-codes:${accountId}`, most: 10, windowSeconds: 3_600 }])
      if (!isAnySetUp(await findSecondFactors(db, accountId))) throw notFound('Second step')
      const session = await proofs.demandFresh({ token })
      if (!session.hasSecondStep) throw secondStepRequired()
      return db.transaction().execute(async (tx) => {
        await recordAudit(tx, { action: 'staff.recovery-codes-renewed', actorId: accountId })
        return { recoveryCodes: await issueRecoveryCodes(tx, accountId) }
      })
    },
  }
}

/** The time step that the code belongs to, if it is a later one than the last that was used. */
function stepOf(secret: string, token: string, afterTimeStep: number): number | undefined {
  const result = verifySync({ secret, token, epochTolerance: toleranceSeconds, afterTimeStep })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
