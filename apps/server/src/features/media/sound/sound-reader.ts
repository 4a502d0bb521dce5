import { maxVoiceSeconds } from '@gable/domain/chat-rules'
import type { SoundType } from '../document-types.ts'
import { isFfmpegUsable, reading, runFfmpeg, UnreadableSound } from './run-ffmpeg.ts'
import { measure, samplesPerSecond, type Waveform } from './waveform.ts'

type Files = { sourcePath: string; copyPath: string; type: SoundType }
/** `unknown` where there is no program that could tell. */
export type SoundReader = (files: Files) => Promise<Waveform | 'refused' | 'unknown'>

/** Recorders stop a moment late. */
const maxSeconds = maxVoiceSeconds + 2
/** Plays everywhere, holds no room for anything but sound: five minutes are less than two megabytes. */
const asPlainMp3 = ['-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '48k', '-id3v2_version', '0', '-write_xing', '0']

/** Measures voice notes and writes them anew. Work for the worker, never the api. */
export function createSoundReader(ffmpegPath: string): SoundReader {
  // Only a yes is kept: what failed once, for want of memory say, is there the next time.
  let isUsable = false
  return async ({ sourcePath, copyPath, type }) => {
    isUsable ||= await isFfmpegUsable(ffmpegPath)
    if (!isUsable) return 'unknown'
    try {
      let waveform: Waveform | undefined
      const samples = ['-ar', String(samplesPerSecond), '-t', String(maxSeconds + 1), '-f', 's16le', 'pipe:1']
      await runFfmpeg(ffmpegPath, [...reading(sourcePath, type), ...samples], async (output) => {
        waveform = await measure(output, maxSeconds)
        output.resume()
      })
      if (!waveform) return 'refused'
      const copy = [...asPlainMp3, '-flags', '+bitexact', '-f', 'mp3', `file:${copyPath}`]
      await runFfmpeg(ffmpegPath, [...reading(sourcePath, type), ...copy], async (output) => void output.resume())
      return waveform
    } catch (error) {
      if (error instanceof UnreadableSound) return 'refused'
      throw error
    }
  }
}
