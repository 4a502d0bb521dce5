import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const formats = {
  webm: ['-c:a', 'libopus', '-f', 'webm'],
  ogg: ['-c:a', 'libopus', '-f', 'ogg'],
  m4a: ['-c:a', 'aac', '-f', 'ipod', '-movflags', 'frag_keyframe+empty_moov'],
  mp3: ['-c:a', 'libmp3lame', '-f', 'mp3'],
}
/** What films have, in what phones record into. */
const old = ['-c:a', 'ac3', '-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov+delay_moov']
export type SoundFormat = keyof typeof formats
export const soundFormats = Object.keys(formats) as SoundFormat[]

type Sound = { format?: SoundFormat | 'old'; seconds?: number; tags?: Record<string, string> }

/** A tone that grows louder, as a recorder of this format writes it. */
export async function soundFile({ format = 'webm', seconds = 2, tags = {} }: Sound = {}): Promise<Buffer> {
  const tone = `aevalsrc=sin(880*PI*t)*t/${seconds}:s=16000:d=${seconds}`
  const told = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`])
  const args = [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    tone,
    ...told,
    ...(format === 'old' ? [] : ['-b:a', '24k']),
    ...(format === 'old' ? old : formats[format]),
    'pipe:1',
  ]
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 64 * 2 ** 20 })
  return stdout
}
