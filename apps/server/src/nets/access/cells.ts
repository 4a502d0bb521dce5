import { type Caller, callers } from '../world/callers.ts'
import { objectKinds } from '../world/objects.ts'
import type { Outcome, Row } from './row.ts'

/** One question: this caller, at this door, about an object in this state. Undeclared when no verdict is written. */
export type Cell = { row: Row; caller: Caller; state: string; expected: Outcome | undefined; isAtGate: boolean }

/** Every row for every caller and every state of what it names. */
export function cellsOf(rows: Row[]): Cell[] {
  return rows.flatMap((row) =>
    callers.flatMap((caller) =>
      Object.keys(objectKinds[row.names]).map((state) => {
        const refusal = refusalAtGate(row, caller)
        return { row, caller, state, expected: refusal ?? behindGate(row, caller, state), isAtGate: !!refusal }
      }),
    ),
  )
}

function refusalAtGate({ access }: Row, { session, permissions = [], isMissingSecondStep }: Caller) {
  if (access === 'public') return undefined
  if (session === 'deactivated') return 'account_deactivated'
  if (access === 'optional') return undefined
  if (session === 'none') return 'sign_in_required'
  if (access === 'member' || permissions.some((permission) => access === `staff:${permission}`)) return undefined
  return isMissingSecondStep ? 'second_step_required' : 'forbidden'
}

function behindGate({ verdicts, needsFreshProof }: Row, caller: Caller, state: string): Outcome | undefined {
  const verdict = verdicts[state]
  const outcome =
    typeof verdict === 'object'
      ? belongs(caller, verdict.fineFor)
        ? (verdict.gets ?? 'ok')
        : caller.isLister && verdict.listerGets
          ? verdict.listerGets
          : verdict.missingFor && belongs(caller, verdict.missingFor)
            ? 'not_found'
            : verdict.otherwise
      : verdict
  // Whether the object is there is asked first: a stranger is not told that a proof would help.
  return needsFreshProof && !caller.isFresh && outcome !== 'not_found' ? 'fresh_proof_required' : outcome
}

const belongs = ({ isLister, agencies = [], permissions = [] }: Caller, audience: readonly string[]) =>
  (isLister && audience.includes('lister')) ||
  agencies.some((one) => audience.includes(one)) ||
  permissions.some((one) => audience.includes(`staff:${one}`))

export const endpointOf = (row: Row) => ('call' in row ? `${row.call.method} /api${row.call.path}` : row.route)

export function describeCell({ row, caller, state }: Cell): string {
  const named = row.names === 'nothing' ? '' : `, ${row.by} of ${row.names} ${state}`
  return `${endpointOf(row)} by ${caller.name}${named}`
}
