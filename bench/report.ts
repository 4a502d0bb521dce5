import { cpus, totalmem } from 'node:os'

export type Line = { id: string; unit: string; ours: number; bare: number; ratio: number; goal: number; ok: boolean }
type Report = { name: string; params: Record<string, unknown>; lines: Line[] }

const round = (value: number) => Math.round(value * 1000) / 1000

/** One object on stdout for machines, or a table for people. A missed goal is the exit code. */
export function printReport({ name, params, lines }: Report, asJson: boolean) {
  const machine = { cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length, memoryGb: round(totalmem() / 2 ** 30) }
  const rounded = lines.map((line) => ({
    ...line,
    ours: round(line.ours),
    bare: round(line.bare),
    ratio: round(line.ratio),
    goal: round(line.goal),
  }))
  if (asJson) console.log(JSON.stringify({ name, params, machine, lines: rounded }))
  else console.table(rounded)
  if (lines.some(({ ok }) => !ok)) process.exitCode = 1
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
    : (sorted[Math.floor(middle)] ?? 0)
}

/** The value that this share of all values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
