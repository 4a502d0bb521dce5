const levels: Record<number, string> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

// The same on every line, or of use only where many processes share one log.
const uninteresting = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'reqId', 'name', 'v'])

type LogLine = { level: number; msg?: string; err?: { message?: string; stack?: string } }

/** One line of a process for people: JSON logs become words, everything else stays as it is. */
export function readableLine(line: string): string {
  const log = parseLog(line)
  if (!log) return line
  const values = Object.entries(log).filter(([key]) => !uninteresting.has(key))
  const words = [
    (levels[log.level] ?? String(log.level)).padEnd(5),
    log.msg,
    ...values.map(([key, value]) => `${key}=${readableValue(value)}`),
  ]
  const uploadProblem = log.err ? `\n${log.err.stack ?? log.err.message}` : ''
  return words.filter(Boolean).join(' ') + uploadProblem
}

function readableValue(value: unknown): string {
  if (typeof value === 'number') return String(Math.round(value * 10) / 10)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function parseLog(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const value = JSON.parse(line) as Partial<LogLine>
    return typeof value.level === 'number' ? (value as LogLine) : undefined
  } catch {
    return undefined
  }
}
