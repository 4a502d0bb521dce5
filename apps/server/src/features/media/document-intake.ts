import { type ReceivedFile, toNormalForm } from '@gable/contract/wire'
import { refusedFile } from '#platform/errors.ts'
import { assertPdfFrame } from './pdf-intake.ts'
import { inspectPhoto, typeOf } from './photo-intake.ts'

/** A PDF, or a picture of a paper or plan; what it will be handed out as. */
export async function inspectDocument(file: ReceivedFile): Promise<'application/pdf' | 'image/webp'> {
  const mimeType = await typeOf(file.filePath)
  if (mimeType === 'application/pdf') {
    await assertPdfFrame(file)
    return 'application/pdf'
  }
  if (!mimeType.startsWith('image/')) {
    throw refusedFile(415, 'document_refused', 'A document is a PDF or a picture', { file })
  }
  await inspectPhoto(file)
  return 'image/webp'
}

/** What people called it, without a path, without what a header or a file system could stumble over. */
export function toDocumentName(fileName: string): string {
  const last = toNormalForm(fileName).split(/[/\\]/).at(-1) ?? ''
  // Control characters, what turns text around, and what file systems keep for themselves.
  const plain = withoutEndings(last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu, '')).trim()
  return [...plain].slice(0, 100).join('') || 'document'
}

/** `plan.pdf.exe` is `plan`. */
function withoutEndings(name: string): string {
  const parts = name.split('.')
  const lastWord = parts.findLastIndex((part, index) => index === 0 || !/^[a-z0-9]{1,8}$/i.test(part))
  return parts.slice(0, lastWord + 1).join('.')
}
