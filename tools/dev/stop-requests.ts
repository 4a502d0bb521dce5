type Stop = { end: () => void; kill: () => void }

/** npm passes on what the terminal has already sent us; within this time it is the same request. */
const sameRequestMs = 1000

/** The first request to stop ends in order; a later signal at once. */
export function listenForStop({ end, kill }: Stop) {
  let askedAt: number | undefined
  const stop = () => {
    if (askedAt !== undefined) return
    askedAt = Date.now()
    end()
  }
  const onSignal = () => {
    if (askedAt !== undefined && Date.now() - askedAt > sameRequestMs) kill()
    else stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // Ctrl-C also ends a `tee` that reads from us. Unheard, the failing write would end us before what we started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop)
}
