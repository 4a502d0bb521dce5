import type { VerificationAnswerSent } from '@gable/contract/verification'
import { ReceivedFile } from '@gable/contract/wire'
import { readVerificationAnswer, type VerificationAnswer } from '@gable/domain/verification-fields'
import { invalidRequest } from '#platform/errors.ts'
import type { FieldRow } from './form.repository.ts'

export type ReadAnswer = VerificationAnswer & { fieldId: number; file?: ReceivedFile; keptId?: string }
type Read = Omit<ReadAnswer, 'fieldId'>

const nothing: Read = { answer: '', choices: [] }
const isAnswered = ({ answer, choices, file, keptId }: Read) =>
  answer !== '' || choices.length > 0 || file !== undefined || keptId !== undefined

/** Every field once and every required one there; what is wrong with which is told all at once. */
export function readAnswers(
  fields: FieldRow[],
  sent: VerificationAnswerSent[],
  /** Files of the last application, by their fields. */
  kept: ReadonlyMap<number, string>,
): ReadAnswer[] {
  const problems: Record<string, string> = {}
  const known = new Map(fields.map((field) => [field.id, field]))
  const read = new Map<number, Read>()
  for (const said of sent) {
    const field = known.get(said.id)
    const answer = !field ? 'unknown' : read.has(said.id) ? 'repeated' : readOne(field, said, kept.get(said.id))
    if (typeof answer === 'string') problems[nameOf(said.id)] ??= answer
    else read.set(said.id, answer)
  }
  for (const { id, isRequired } of fields) {
    if (isRequired && !isAnswered(read.get(id) ?? nothing)) problems[nameOf(id)] ??= 'required'
  }
  if (Object.keys(problems).length > 0) throw invalidRequest(400, 'The form is not complete', { fields: problems })
  return [...read].flatMap(([fieldId, answer]) => (isAnswered(answer) ? [{ ...answer, fieldId }] : []))
}

const nameOf = (id: number) => `form_fields.${id}`

function readOne(
  field: FieldRow,
  { value, isKept = false }: VerificationAnswerSent,
  keptId: string | undefined,
): Read | string {
  if (field.type === 'file') {
    if (value instanceof ReceivedFile) return { ...nothing, file: value }
    if (isKept && value === undefined) return keptId === undefined ? 'required' : { ...nothing, keptId }
    return value === undefined || value === '' ? nothing : 'invalid'
  }
  if (value === undefined) return nothing
  return typeof value === 'string' || Array.isArray(value) ? readVerificationAnswer(field, value) : 'invalid'
}
