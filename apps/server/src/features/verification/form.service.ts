import type { Input } from '@gable/contract/call'
import type { saveVerificationField, StaffVerificationField, VerificationField } from '@gable/contract/verification'
import { hasOptions, maxVerificationFields } from '@gable/domain/verification-fields'
import { defaultLanguage, type LanguageCode } from '@gable/i18n/languages'
import { recordAudit } from '#platform/audit.ts'
import type { Db, Tx } from '#platform/db.ts'
import { conflict, invalidField, notFound } from '#platform/errors.ts'
import {
  addField,
  changeField,
  type FieldContent,
  type FieldRow,
  listFields,
  lockForm,
  placeFields,
  setRetired,
} from './form.repository.ts'
import type { Texts } from './verification.tables.ts'

type Saved = Input<typeof saveVerificationField>
export type FormService = ReturnType<typeof createFormService>

/** What members are asked: data that staff build, changed by one person at a time and each change on record. */
export function createFormService({ db }: { db: Db }) {
  const change = <Result>(work: (tx: Tx, fields: FieldRow[]) => Promise<Result>) =>
    db.transaction().execute(async (tx) => {
      await lockForm(tx)
      return work(tx, await listFields(tx, { withRetired: true }))
    })
  const record = (tx: Tx, actorId: number | null, id: number, detail: { before?: unknown; after: unknown }) =>
    recordAudit(tx, { action: 'verification.form', actorId, object: { kind: 'verification_field', id }, detail })

  return {
    async list(language: LanguageCode): Promise<VerificationField[]> {
      const fields = await listFields(db, { withRetired: false })
      return fields.map((field) => toField(field, language))
    },

    async listAll(): Promise<StaffVerificationField[]> {
      return (await listFields(db, { withRetired: true })).map(toStaffField)
    },

    save: (actorId: number | null, { id, type, ...said }: Saved) =>
      change(async (tx, fields) => {
        const content = readContent({ type, ...said })
        if (id === undefined) {
          assertRoom(fields)
          const addedId = await addField(tx, type, content)
          await record(tx, actorId, addedId, { after: { type, ...content } })
          return { id: addedId }
        }
        const known = getField(fields, id)
        if (known.type !== type) throw conflict('illegal_move', 'A field keeps its type: retire it and add another')
        await changeField(tx, id, content)
        const { names, hints, options, isRequired } = known
        await record(tx, actorId, id, { before: { names, hints, options, isRequired }, after: content })
        return { id }
      }),

    order: (actorId: number | null, ids: number[]) =>
      change(async (tx, fields) => {
        for (const id of ids) getField(fields, id)
        const before = fields.map(({ id }) => id)
        const after = [...new Set([...ids, ...before])]
        await placeFields(tx, after)
        await record(tx, actorId, ids[0] ?? 0, { before, after })
        return null
      }),

    retire: (actorId: number | null, id: number, isRetired: boolean) =>
      change(async (tx, fields) => {
        const before = getField(fields, id).retiredAt !== null
        if (before === isRetired) throw conflict('illegal_move', isRetired ? 'It is retired' : 'It is not retired')
        if (!isRetired) assertRoom(fields)
        await setRetired(tx, id, isRetired)
        await record(tx, actorId, id, { before: { isRetired: before }, after: { isRetired } })
        return null
      }),
  }
}

export const textIn = (texts: Texts, language: LanguageCode) => texts[language] || texts[defaultLanguage] || ''

const toField = (
  { id, names, hints, type, options, isRequired }: FieldRow,
  language: LanguageCode,
): VerificationField => ({
  id,
  name: textIn(names, language),
  hint: textIn(hints, language),
  type,
  isRequired,
  options: options.map((option) => ({ value: option.value, name: textIn(option.names, language) })),
})

const toStaffField = ({ retiredAt, ...field }: FieldRow): StaffVerificationField => ({
  ...field,
  isRetired: retiredAt !== null,
})

function getField(fields: FieldRow[], id: number): FieldRow {
  const found = fields.find((field) => field.id === id)
  if (!found) throw notFound('Field')
  return found
}

function assertRoom(fields: FieldRow[]) {
  const asked = fields.filter(({ retiredAt }) => retiredAt === null).length
  if (asked >= maxVerificationFields) throw conflict('illegal_move', `At most ${maxVerificationFields} are asked`)
}

/** Everything is called something in the default language: other languages may be missing, and fall back to it. */
function readContent({ names, hints = {}, type, isRequired = true, options = [] }: Omit<Saved, 'id'>): FieldContent {
  if (!names[defaultLanguage]) throw invalidField('names', 'required')
  const values = new Set(options.map(({ value }) => value))
  if (values.size < options.length || options.some((option) => !option.names[defaultLanguage])) {
    throw invalidField('options', 'invalid')
  }
  if (hasOptions(type) !== options.length > 0) throw invalidField('options', hasOptions(type) ? 'required' : 'invalid')
  return { names, hints, isRequired, options }
}
