export const verificationStates = ['initial', 'pending', 'success', 'failed'] as const
export type VerificationState = (typeof verificationStates)[number]

/** Every legal move of a verification and where it leads; a move not written here is refused. */
export const verificationMoves = {
  apply: { from: ['initial', 'failed'], to: 'pending' },
  withdraw: { from: ['pending'], to: 'initial' },
  approve: { from: ['pending'], to: 'success' },
  reject: { from: ['pending'], to: 'failed' },
  revoke: { from: ['success'], to: 'failed' },
  expire: { from: ['success'], to: 'initial' },
} as const satisfies Record<string, { from: readonly VerificationState[]; to: VerificationState }>

export type VerificationMove = keyof typeof verificationMoves
export const verificationMoveNames = Object.keys(verificationMoves) as [VerificationMove, ...VerificationMove[]]

export function canMoveVerification(move: VerificationMove, from: VerificationState): boolean {
  const legal: readonly VerificationState[] = verificationMoves[move].from
  return legal.includes(from)
}
