import type { VerificationValue } from '@gable/contract/verification'
import type { LanguageCode } from '@gable/i18n/languages'
import type { Member } from '#platform/access.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import { textIn } from './form.service.ts'
import type { listValues } from './verification.repository.ts'

type Rows = Awaited<ReturnType<typeof listValues>>
export type Documents = Pick<DocumentsService, 'store' | 'keep' | 'describe'>

/** As the applicant or staff read it: files at addresses that are signed for this one reader. */
export async function presentValues(
  documents: Documents,
  viewer: Member,
  rows: Rows,
  language: LanguageCode,
): Promise<VerificationValue[]> {
  const ids = rows.flatMap(({ documentId }) => documentId ?? [])
  const files = new Map((await documents.describe(viewer, ids)).map((file) => [file.id, file]))
  return rows.map(({ fieldId, names, type, answer, choices, documentId }): VerificationValue => {
    const facts = { id: fieldId, name: textIn(names, language), type }
    const file = documentId === null ? undefined : files.get(documentId)
    if (!file) return { ...facts, value: type === 'multi_choice' ? choices : answer, file: null }
    const { name, size, state } = file
    const shown = { name, type: file.type === 'application/pdf' ? 'pdf' : 'picture', size, state } as const
    // Nothing is opened before it was looked at.
    return { ...facts, value: state === 'ready' ? file.url : '', file: shown }
  })
}
