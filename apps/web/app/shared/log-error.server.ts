/** One line of JSON beside those of the server's own log, so that a reference on an error page can be looked up. */
export function logError(error: unknown, details: Record<string, string>) {
  const line = JSON.stringify({ level: 50, time: Date.now(), ...details, ...describe(error) })
  process.stderr.write(`${line}\n`)
}

/** The router throws plain objects too, such as its answer to a form that no page takes. */
function describe(error: unknown): { msg: string; causes?: string[]; stack?: string | undefined } {
  if (error instanceof Error) return { msg: error.message, causes: listCauses(error), stack: error.stack }
  return { msg: typeof error === 'object' ? JSON.stringify(error) : String(error) }
}

/** "Could not be reached" alone leaves open whether time ran out, the visitor left or the connection broke. */
function listCauses({ cause }: Error): string[] {
  if (!(cause instanceof Error)) return []
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : ''
  return [`${cause.name}${code}`, ...listCauses(cause)]
}
