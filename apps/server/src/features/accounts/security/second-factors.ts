import type { Db } from '#platform/db.ts'
import { AppError } from '#platform/errors.ts'
import { countPasskeys } from '../passkeys/passkeys.repository.ts'
import type { SessionRow } from '../sessions.repository.ts'
import { findSecondStep } from './second-step.repository.ts'

export type SecondFactors = { hasApp: boolean; passkeys: number }

export async function findSecondFactors(db: Db, accountId: number): Promise<SecondFactors> {
  const [app, passkeys] = await Promise.all([findSecondStep(db, accountId), countPasskeys(db, accountId)])
  return { hasApp: app?.confirmedAt != null, passkeys }
}

export const isAnySetUp = ({ hasApp, passkeys }: SecondFactors) => hasApp || passkeys > 0

/**
 * Staff who have a second step change it only after passing it: otherwise whoever has their password would add a
 * passkey or an app of their own and pass with that.
 */
export function guardSecondFactors(session: SessionRow, factors: SecondFactors) {
  if (session.staffRole && isAnySetUp(factors) && !session.hasSecondStep) throw secondStepRequired()
}

export const secondStepRequired = () => new AppError(403, 'second_step_required', 'Pass the second step first')
