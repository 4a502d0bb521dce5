/** One line of JSON beside those of the server's own log, so that a reference on an error page can be looked up. */
export function logError(error: unknown, details: Record<string, string>) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const line = JSON.stringify({ level: 50, time: Date.now(), ...details, msg: message, stack })
  process.stderr.write(`${line}\n`)
}
