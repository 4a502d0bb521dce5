import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { refuse, UnfinishedInspection } from './refused-document.ts'

const megabyte = 2 ** 20
/** Fits eighty thousand objects, or a picture of 120 MB unfolded; a decompression bomb does not fit. */
const memoryBytes = 256 * megabyte
const cpuSeconds = 10
/** What it writes, to a file or to us. */
export const maxWrittenBytes = 200 * megabyte
/** Longer than the processor time, because others use the machine as well. */
const timeoutMs = 60_000

// The shell's own limits are on every system that qpdf is on. `-f` counts blocks of 512 bytes. Of the processor there
// are two, because at a single one it would be killed, as by a machine that is out of memory.
const limits = [
  `ulimit -v ${memoryBytes / 1024}`,
  `ulimit -S -t ${cpuSeconds}`,
  `ulimit -H -t ${cpuSeconds + 5}`,
  `ulimit -f ${maxWrittenBytes / 512}`,
  'ulimit -c 0',
].join(' && ')
const script = `${limits} && exec "$0" "$@"`

type Reading = {
  read: (output: Readable) => Promise<void>
  isWarningAllowed: boolean
  /** Of what was read already: if it fails, the disk may be full. */
  isWriting?: boolean
}

type Ending = [code: number | null, signal: NodeJS.Signals | null]

/**
 * One run of qpdf over a document from a stranger. Whoever breaks a limit is refused, and so is what it cannot read or
 * what makes it crash.
 */
export async function runQpdf(program: string, args: string[], { read, isWarningAllowed, isWriting }: Reading) {
  const child = startLimited(program, args)
  const ended = once(child, 'close') as Promise<Ending>
  // Awaited below; without this a failure while reading would be one that nobody handles.
  ended.catch(() => undefined)
  try {
    await Promise.all([read(child.stdout), watchMemory(child.stderr)])
    const [code, signal] = await ended
    if (signal === 'SIGKILL') throw new UnfinishedInspection('qpdf was killed, or had no time')
    if (isWriting && code === 2) throw new UnfinishedInspection('qpdf could not write its copy')
    if (code !== 0 && !(isWarningAllowed && code === 3)) refuse('it cannot be read within the limits')
  } finally {
    child.kill('SIGKILL')
    assertUninterrupted(await ended)
  }
}

/** Who stops the worker may stop its programs as well; half an answer is no verdict, and the job is done again. */
function assertUninterrupted([, signal]: Ending) {
  if (signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP') throw new Error(`qpdf was ended by ${signal}`)
}

/** Of a part that it has no memory for it only warns, and goes on without having read it. */
async function watchMemory(complaints: Readable) {
  let tail = ''
  for await (const chunk of complaints.setEncoding('latin1') as AsyncIterable<string>) {
    tail = tail.slice(-20) + chunk
    if (tail.includes('bad_alloc')) refuse('it needs too much memory')
  }
}

const startLimited = (program: string, args: string[]) =>
  spawn('/bin/sh', ['-c', script, program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, so that Ctrl-C and the end of ours do not reach it.
    detached: true,
    // It needs nothing of what we know.
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })

/** Whether it is there and the limits can be set. */
export async function isQpdfUsable(program: string): Promise<boolean> {
  const child = startLimited(program, ['--version'])
  child.stdout.resume()
  child.stderr.resume()
  const ending = (await once(child, 'close')) as Ending
  assertUninterrupted(ending)
  if (ending[1] === 'SIGKILL') throw new UnfinishedInspection('qpdf was killed before it began')
  return ending[0] === 0
}
