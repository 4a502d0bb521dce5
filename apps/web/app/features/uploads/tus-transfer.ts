import type { DetailedError, Upload } from 'tus-js-client'
import type { StartTransfer, TransferEvents } from './upload-queue.ts'

const endpoint = '/api/uploads'
/** Behind a proxy that collects a body before it passes it on, at most one piece has to be sent again. */
const pieceBytes = 1024 * 1024

/** Sends one file by the tus protocol. The library remembers its address, so that a later try goes on where it was. */
export const startTusTransfer: StartTransfer = (file, events) => {
  let isOver = false
  let upload: Upload | undefined
  const unlessOver =
    <Values extends unknown[]>(react: (...values: Values) => void) =>
    (...values: Values) => {
      if (!isOver) react(...values)
    }

  async function begin() {
    const { Upload } = await import('tus-js-client')
    if (isOver) return
    upload = new Upload(file, {
      endpoint,
      chunkSize: pieceBytes,
      // Whoever called decides when to try again, because they know whether the browser is online.
      retryDelays: null,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, filetype: file.type },
      onProgress: unlessOver(events.onProgress),
      onSuccess: unlessOver(() => events.onDone(idOf(upload?.url ?? ''))),
      onError: unlessOver((error) => reportError(error as DetailedError, events)),
    })
    const [earlier] = await upload.findPreviousUploads()
    if (isOver) return
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    upload.start()
  }

  begin().catch(unlessOver(events.onLost))
  const end = (isForGood: boolean) => {
    isOver = true
    // The server sweeps what is never finished, so it does not matter when it cannot be told.
    void upload?.abort(isForGood).catch(() => undefined)
  }
  return { stop: () => end(false), discard: () => end(true) }
}

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** 409 and 423 mean that the server is still busy with the last piece, which passes. */
const passing = new Set([408, 409, 423, 429])

function reportError(error: DetailedError, { onLost, onRefused }: TransferEvents) {
  const status = error.originalResponse?.getStatus() ?? 0
  const isRefused = status >= 400 && status < 500 && !passing.has(status)
  if (!isRefused) return onLost()
  onRefused(codeOf(error.originalResponse?.getBody() ?? '') ?? 'unknown')
}

function codeOf(body: string): string | undefined {
  try {
    return String((JSON.parse(body) as { code?: unknown }).code)
  } catch {
    return undefined
  }
}
