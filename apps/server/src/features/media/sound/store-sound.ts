import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '#platform/files.ts'
import { documentEndings, type SoundType } from '../document-types.ts'
import type { SoundReader } from './sound-reader.ts'

type Options = { files: FileStore; id: string; type: SoundType; readSound: SoundReader; isLastAttempt: boolean }
type StoredSound = { servedKey: string; mediaType: SoundType; seconds?: number; levels?: number[] }

/** What is handed out of a voice note; nothing when it is refused. Without a program to write it anew, as it came. */
export async function storeSound(original: Readable, options: Options): Promise<StoredSound | undefined> {
  const { files, id, type, readSound, isLastAttempt } = options
  const folder = await mkdtemp(join(tmpdir(), 'gable-sound-'))
  try {
    const [sourcePath, copyPath] = [join(folder, 'source'), join(folder, 'copy')]
    await pipeline(original, createWriteStream(sourcePath))
    const outcome = await readSound({ sourcePath, copyPath, type }).catch((error: unknown) => {
      if (isLastAttempt) return 'refused' as const
      throw error
    })
    if (outcome === 'refused') return undefined
    const isAnew = outcome !== 'unknown'
    const mediaType = isAnew ? 'audio/mpeg' : type
    const servedKey = `documents/${id}.${documentEndings[mediaType]}`
    await files.putFile(servedKey, isAnew ? copyPath : sourcePath, mediaType)
    return { servedKey, mediaType, ...(isAnew && outcome) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
