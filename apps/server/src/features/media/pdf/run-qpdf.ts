import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { assertUninterrupted, type Ending, startLimited, tryLimited } from '../start-limited.ts'
import { refuse, UnfinishedInspection } from './refused-document.ts'

const megabyte = 2 ** 20
/** Fits eighty thousand objects, or a picture of 120 MB unfolded; a decompression bomb does not fit. */
const memoryBytes = 256 * megabyte
/** What it writes, to a file or to us. */
export const maxWrittenBytes = 200 * megabyte
/** In all longer than the processor time, because others use the machine as well. */
const limits = { memoryBytes, cpuSeconds: 10, writtenBytes: maxWrittenBytes, timeoutMs: 60_000 }

type Reading = {
  read: (output: Readable) => Promise<void>
  isWarningAllowed: boolean
  /** Of what was read already: if it fails, the disk may be full. */
  isWriting?: boolean
}

/**
 * One run of qpdf over a document from a stranger. Whoever breaks a limit is refused, and so is what it cannot read or
 * what makes it crash.
 */
export async function runQpdf(program: string, args: string[], { read, isWarningAllowed, isWriting }: Reading) {
  const child = startLimited(program, args, limits)
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

/** Of a part that it has no memory for it only warns, and goes on without having read it. */
async function watchMemory(complaints: Readable) {
  let tail = ''
  for await (const chunk of complaints.setEncoding('latin1') as AsyncIterable<string>) {
    tail = tail.slice(-20) + chunk
    if (tail.includes('bad_alloc')) refuse('it needs too much memory')
  }
}

/** Whether it is there and the limits can be set. */
export async function isQpdfUsable(program: string): Promise<boolean> {
  const [code, signal] = await tryLimited(program, ['--version'], limits)
  if (signal === 'SIGKILL') throw new UnfinishedInspection('qpdf was killed before it began')
  return code === 0
}
