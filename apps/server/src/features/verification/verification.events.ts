import type { VerificationMove } from '@gable/domain/verification-moves'

/** Its subjects are the accounts that are verified, or are not any more. */
export type VerificationEvents = { 'verification.moved': { move: VerificationMove } }
