import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type ProcessLimits = { memoryBytes: number; cpuSeconds: number; writtenBytes: number; timeoutMs: number }
export type Ending = [code: number | null, signal: NodeJS.Signals | null]

// The shell's own limits are on every system that these programs are on. `-f` counts blocks of 512 bytes. Of the
// processor there are two, because at a single one it would be killed, as by a machine that is out of memory.
const scriptFor = ({ memoryBytes, cpuSeconds, writtenBytes }: ProcessLimits) =>
  [
    `ulimit -v ${memoryBytes / 1024}`,
    `ulimit -S -t ${cpuSeconds}`,
    `ulimit -H -t ${cpuSeconds + 5}`,
    `ulimit -f ${Math.ceil(writtenBytes / 512)}`,
    'ulimit -c 0',
    'exec "$0" "$@"',
  ].join(' && ')

/** A program that reads what a stranger wrote. The script is ours alone: everything else goes to it as arguments. */
export const startLimited = (program: string, args: string[], limits: ProcessLimits) =>
  spawn('/bin/sh', ['-c', scriptFor(limits), program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, so that Ctrl-C and the end of ours do not reach it.
    detached: true,
    // It needs nothing of what we know.
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    timeout: limits.timeoutMs,
    killSignal: 'SIGKILL',
  })

/** Who stops the worker may stop its programs as well; half an answer is no verdict, and the job is done again. */
export function assertUninterrupted([, signal]: Ending) {
  if (signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP') {
    throw new Error(`A program was ended by ${signal}`)
  }
}

/** Runs it for its answer alone, as to find out whether it is there and the limits can be set. */
export async function tryLimited(program: string, args: string[], limits: ProcessLimits): Promise<Ending> {
  const child = startLimited(program, args, limits)
  child.stdout.resume()
  child.stderr.resume()
  const ending = (await once(child, 'close')) as Ending
  assertUninterrupted(ending)
  return ending
}
