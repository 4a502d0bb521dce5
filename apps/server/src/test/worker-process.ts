import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serviceEnvironment } from '../../../../tools/services/service-addresses.ts'

const script = fileURLToPath(new URL('../worker.ts', import.meta.url))

/** A worker as an operator starts it, which a test may kill. */
export function startWorkerProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...serviceEnvironment(),
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', WORKER_PORT: '0', WORKER_NICENESS: '0' },
      ...environment,
    },
    stdio: 'ignore',
  })
  // Whatever becomes of the test, its processes end with it.
  const endWithUs = () => void child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const gone = once(child, 'exit').then(() => process.off('exit', endWithUs))
  return {
    /** How it ended: with the signal, unless it was gone before. */
    async kill(): Promise<NodeJS.Signals | null> {
      child.kill('SIGKILL')
      await gone
      return child.signalCode
    },
  }
}
