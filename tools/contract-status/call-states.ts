import type { SpecCall } from './spec-calls.ts'

export type CallState = 'implemented' | 'missing'
export type CallRow = SpecCall & { state: CallState; note: string }

/** `GET /get_property`: how a call is named when lists are compared. */
export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** A call is implemented when the contract describes it and the server has a handler for it; half of that is missing. */
export function callStates(
  calls: readonly SpecCall[],
  described: ReadonlySet<string>,
  served: ReadonlySet<string>,
): CallRow[] {
  return calls.map((call) => {
    const isDescribed = described.has(nameOf(call))
    const isServed = served.has(nameOf(call))
    if (isDescribed && isServed) return { ...call, state: 'implemented', note: '' }
    const note = isDescribed ? 'in the contract, without a handler' : isServed ? 'served, but not in the contract' : ''
    return { ...call, state: 'missing', note }
  })
}

/** The table and its totals, as printed. */
export function report(rows: readonly CallRow[], ownCalls: number): string {
  const width = Math.max(...rows.map(({ path }) => path.length))
  const lines = rows.map(({ method, path, state, note }) =>
    `${method.padEnd(6)}  ${path.padEnd(width)}  ${state}${note && ` (${note})`}`.trimEnd(),
  )
  const implemented = rows.filter(({ state }) => state === 'implemented').length
  const totals = `${rows.length} calls of the specification: ${implemented} implemented, ${rows.length - implemented} missing`
  return [...lines, '', totals, `${ownCalls} calls of our own beside them`].join('\n')
}
