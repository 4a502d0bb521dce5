import { setTimeout as sleep } from 'node:timers/promises'

export type Run = {
  /** Comes when it no longer does what it was started for. */
  failed: Promise<unknown>
  stop: () => Promise<unknown>
}

/** Starts it now, and anew whenever it has failed, until it is stopped. What fails at the first start is thrown. */
export async function keepRunning(start: () => Promise<Run>, onFailure: (error: unknown) => void, pauseMs = 1_000) {
  const stopping = Promise.withResolvers<'stopping'>()
  let isStopping = false
  let current = await start()

  const startAgain = async (): Promise<Run> => {
    for (;;) {
      try {
        return await start()
      } catch (error) {
        onFailure(error)
        await Promise.race([sleep(pauseMs, undefined, { ref: false }), stopping.promise])
        if (isStopping) return { failed: new Promise(() => undefined), stop: async () => undefined }
      }
    }
  }
  const watch = async () => {
    for (;;) {
      const reason = await Promise.race([current.failed, stopping.promise])
      if (!isStopping) onFailure(reason)
      await current.stop().catch(onFailure)
      if (isStopping) return
      current = await startAgain()
    }
  }
  const watching = watch()

  return async () => {
    isStopping = true
    stopping.resolve('stopping')
    await watching
  }
}
