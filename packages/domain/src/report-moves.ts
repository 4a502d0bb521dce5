export const reportSubjects = ['property', 'project', 'account', 'review', 'message'] as const
export type ReportSubject = (typeof reportSubjects)[number]

export const reportStates = ['open', 'claimed', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

/** `gone` is nobody's decision: the listing was erased before anybody came to one. */
export const reportDecisions = ['no_action', 'action_taken', 'taken_down', 'gone'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** Every legal move of a report; a move not written here is refused. */
const reportMoves = {
  claim: ['open'],
  close: ['open', 'claimed'],
} as const satisfies Record<string, readonly ReportState[]>

export function canMoveReport(move: keyof typeof reportMoves, from: ReportState): boolean {
  const legal: readonly ReportState[] = reportMoves[move]
  return legal.includes(from)
}

export const toReportReference = (id: number) => `R-${id}`
