import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import * as z from 'zod'

type Schema = { format?: string; anyOf?: Schema[]; items?: Schema; properties?: Record<string, Schema> }
export type FileField = { call: Call; name: string; isList: boolean }

const takesFile = ({ format, anyOf = [] }: Schema): boolean => format === 'binary' || anyOf.some(takesFile)

/** Every field of every call in which a file can travel, read from the contract. */
export function listFileFields(): FileField[] {
  return Object.values(allCalls)
    .filter(({ hasFiles }) => hasFiles)
    .flatMap((call) => {
      const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
      return Object.entries(properties).flatMap(([name, field]) => {
        const isList = field.items !== undefined && holdsFile(field.items)
        return isList || takesFile(field) ? [{ call, name, isList }] : []
      })
    })
}

/** A file itself, or an object with one among its fields, such as a floor plan with its title. */
const holdsFile = (schema: Schema): boolean =>
  takesFile(schema) || Object.values(schema.properties ?? {}).some(takesFile)

/** Fields for papers as well as for pictures: what is in them is inspected by the worker. */
export const takesDocuments = ({ name }: FileField) => ['documents', 'plans', 'file', 'form_fields'].includes(name)
