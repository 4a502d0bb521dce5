/** One line of JSON beside those of the server's own log, so that a reference on an error page can be looked up. */
export function logError(error: unknown, details: Record<string, string>) {
  const line = JSON.stringify({ level: 50, time: Date.now(), ...details, ...describe(error) })
  process.stderr.write(`${line}\n`)
}

/** The router throws plain objects too, such as its answer to a form that no page takes. */
function describe(error: unknown): { msg: string; stack?: string | undefined } {
  if (error instanceof Error) return { msg: error.message, stack: error.stack }
  return { msg: typeof error === 'object' ? JSON.stringify(error) : String(error) }
}
