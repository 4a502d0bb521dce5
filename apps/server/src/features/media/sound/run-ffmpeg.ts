import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { maxVoiceBytes } from '@gable/domain/chat-rules'
import type { SoundType } from '../document-types.ts'
import { assertUninterrupted, type Ending, startLimited, tryLimited } from '../start-limited.ts'

const megabyte = 2 ** 20
/** Most of it are its libraries; nothing of five minutes of sound needs more. */
const memoryBytes = 768 * megabyte
const limits = { memoryBytes, cpuSeconds: 20, writtenBytes: 2 * maxVoiceBytes, timeoutMs: 90_000 }

/** Thrown where the sound cannot be read; everything else that fails is tried again. */
export class UnreadableSound extends Error {}

const readers: Record<SoundType, string> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'mov',
  'audio/ogg': 'ogg',
  'audio/webm': 'matroska',
}
/** Only what recorders write: of two hundred readers of old formats none is offered anything. */
const codecs = 'opus,libopus,vorbis,libvorbis,aac,mp3,mp3float,flac,alac'

/**
 * The reader is named, so that no playlist, no subtitle and no other file can make it open something; it may read files
 * alone, of which it is given one.
 */
export const reading = (sourcePath: string, type: SoundType): string[] => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-threads', '1'],
  ...['-protocol_whitelist', 'file,pipe', '-codec_whitelist', codecs, '-f', readers[type], '-i', `file:${sourcePath}`],
  ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-ac', '1'],
]

export async function runFfmpeg(program: string, args: string[], read: (output: Readable) => Promise<void>) {
  const child = startLimited(program, args, limits)
  const ended = once(child, 'close') as Promise<Ending>
  // Awaited below; without this a failure while reading would be one that nobody handles.
  ended.catch(() => undefined)
  child.stderr.resume()
  try {
    await read(child.stdout)
    const [code, signal] = await ended
    if (signal === 'SIGKILL') throw new Error('ffmpeg was killed, or had no time')
    if (code !== 0) throw new UnreadableSound('It cannot be read within the limits')
  } finally {
    child.kill('SIGKILL')
    assertUninterrupted(await ended)
  }
}

/** Whether it is there and the limits can be set. */
export async function isFfmpegUsable(program: string): Promise<boolean> {
  const [code, signal] = await tryLimited(program, ['-version'], limits)
  if (signal === 'SIGKILL') throw new Error('ffmpeg was killed before it began')
  return code === 0
}
