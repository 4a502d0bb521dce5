import type { VerificationFieldType } from '@gable/domain/verification-fields'
import type { VerificationMove, VerificationState } from '@gable/domain/verification-moves'
import type { Generated, JSONColumnType } from 'kysely'

/** What something is called, by the code of the language. */
export type Texts = Record<string, string>

export type VerificationTables = {
  verificationField: {
    id: Generated<number>
    names: JSONColumnType<Texts>
    hints: JSONColumnType<Texts>
    type: VerificationFieldType
    options: JSONColumnType<{ value: string; names: Texts }[]>
    isRequired: Generated<boolean>
    position: number
    retiredAt: Date | null
    createdAt: Generated<Date>
  }
  verification: {
    id: Generated<number>
    accountId: number
    /** The others are what came before it. */
    isCurrent: Generated<boolean>
    state: Generated<VerificationState>
    reason: Generated<string>
    appliedAt: Generated<Date>
    claimedBy: number | null
    claimedAt: Date | null
    decidedAt: Date | null
    expiresAt: Date | null
    remindedAt: Date | null
    hasFiles: Generated<boolean>
  }
  verificationValue: {
    id: Generated<number>
    verificationId: number
    accountId: number
    fieldId: number
    answer: Generated<string>
    choices: Generated<string[]>
    documentId: string | null
  }
  verificationStep: {
    id: Generated<number>
    verificationId: number
    accountId: number
    move: VerificationMove
    reason: Generated<string>
    actorId: number | null
    createdAt: Generated<Date>
  }
}
