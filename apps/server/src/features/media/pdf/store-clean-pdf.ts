import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '#platform/files.ts'
import type { PdfInspector } from './pdf-inspector.ts'
import { UnfinishedInspection } from './refused-document.ts'

type Options = { files: FileStore; servedKey: string; inspectPdf: PdfInspector; isLastAttempt: boolean }

/** False when the document is refused; what it was written to meanwhile is gone either way. */
export async function storeCleanPdf(original: Readable, options: Options): Promise<boolean> {
  const { files, servedKey, inspectPdf, isLastAttempt } = options
  const folder = await mkdtemp(join(tmpdir(), 'gable-pdf-'))
  try {
    const [sourcePath, copyPath] = [join(folder, 'source.pdf'), join(folder, 'copy.pdf')]
    await pipeline(original, createWriteStream(sourcePath))
    const verdict = await inspectPdf({ sourcePath, copyPath }).catch((error: unknown) => {
      if (isLastAttempt && error instanceof UnfinishedInspection) return 'refused'
      throw error
    })
    if (verdict === 'refused') return false
    await files.putFile(servedKey, copyPath, 'application/pdf')
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
