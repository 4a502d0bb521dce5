import type { ReceivedFile } from '@gable/contract/wire'
import { maxVoiceBytes } from '@gable/domain/chat-rules'
import { refusedFile } from '#platform/errors.ts'
import type { SoundType } from '../document-types.ts'
import { typeOf } from '../photo-intake.ts'

/** By its first bytes; recorders write sound alone into what is otherwise a film. */
const soundTypes: [startOfType: string, SoundType][] = [
  ['audio/mpeg', 'audio/mpeg'],
  ['audio/ogg', 'audio/ogg'],
  ['audio/webm', 'audio/webm'],
  ['video/webm', 'audio/webm'],
  ['audio/mp4', 'audio/mp4'],
  ['audio/x-m4a', 'audio/mp4'],
  ['video/mp4', 'audio/mp4'],
]

/** Believes neither the name nor the declared type. What is inside is for the worker to read. */
export async function inspectSound(file: ReceivedFile): Promise<SoundType> {
  const found = await typeOf(file.filePath)
  const [, type] = soundTypes.find(([start]) => found.startsWith(start)) ?? []
  if (!type) throw refusedFile(415, 'voice_refused', 'A voice note is webm, ogg, m4a or mp3', { file })
  if (file.sizeBytes > maxVoiceBytes) {
    throw refusedFile(422, 'voice_refused', 'A voice note is at most 10 MB', { file })
  }
  return type
}
