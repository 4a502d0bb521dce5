import type { VerificationAnswerSent, VerificationField, VerificationValue } from '@gable/contract/verification'
import { readVerificationAnswer } from '@gable/domain/verification-fields'

export type FormValues = Readonly<Record<number, string | readonly string[]>>
/** What a file field holds: a finished upload, one on its way, or the file of the last application. */
export type Paper = { uploadId: string } | 'moving' | 'kept' | undefined
export type Problems = Readonly<Record<number, string>>

/** Whoever applies again begins with what they sent. */
export const valuesOf = (values: readonly VerificationValue[]): FormValues =>
  Object.fromEntries(values.filter(({ type }) => type !== 'file').map(({ id, value }) => [id, value]))

/** Files of the last application that are fine and still there. */
export const keptFiles = (values: readonly VerificationValue[]) =>
  new Map(values.flatMap(({ id, file }) => (file && file.state !== 'refused' ? [[id, file] as const] : [])))

const isEmpty = (value: string | readonly string[] | undefined) =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0)

/** What is wrong with which field, as the server will say. */
export function findProblems(
  fields: readonly VerificationField[],
  values: FormValues,
  paperOf: (id: number) => Paper,
): Problems {
  const problems = fields.flatMap((field): [number, string][] => {
    const { id, type, isRequired } = field
    const isMissing = type === 'file' ? paperOf(id) === undefined : isEmpty(values[id])
    if (isMissing) return isRequired ? [[id, 'required']] : []
    if (type === 'file') return []
    const read = readVerificationAnswer(field, values[id] ?? '')
    if (typeof read !== 'string') return []
    return [[id, read === 'invalid' && (type === 'number' || type === 'date') ? type : read]]
  })
  return Object.fromEntries(problems)
}

export function toAnswers(
  fields: readonly VerificationField[],
  values: FormValues,
  paperOf: (id: number) => Paper,
): VerificationAnswerSent[] {
  return fields.flatMap(({ id, type }): VerificationAnswerSent[] => {
    if (type === 'file') {
      const paper = paperOf(id)
      if (paper === 'kept') return [{ id, isKept: true }]
      return typeof paper === 'object' ? [{ id, value: paper }] : []
    }
    const value = values[id]
    if (isEmpty(value) || value === undefined) return []
    return [{ id, value: typeof value === 'string' ? value : [...value] }]
  })
}
