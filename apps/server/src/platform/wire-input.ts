import type { Call } from '@gable/contract/call'
import { Flag, ReceivedFile } from '@gable/contract/wire'
import * as z from 'zod'
import { nestFields } from './form-fields.ts'

type Fields = Record<string, unknown>
/** What a value means to its schema; undefined when it counts as absent. */
type Read = (value: unknown) => unknown
/** Whether an empty text empties what was there; otherwise it is one that was not sent. */
type Rules = { emptiesTexts: boolean }

const isBlank = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length > 0 && value.every((item) => item === ''))

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ReceivedFile)

/**
 * How the body of a call is read: clients of the specification send an empty string for what they do not mean. It is
 * decided once, here, by what each field may be; what is left is for the schema to refuse.
 */
export function bodyReader({ input, isUpdate }: Call): (body: unknown) => unknown {
  const shape = shapeOf(input)
  const create = fieldsReader(shape, { emptiesTexts: false })
  const update = fieldsReader(shape, { emptiesTexts: true })
  return (body = {}) => {
    if (!isFields(body)) return body
    const isChange = isUpdate === 'with_id' ? 'id' in body && !isBlank(body.id) : isUpdate === true
    return isChange ? update(body) : create(body)
  }
}

/** Reading is tolerant: names that nobody declared say nothing, and flags are understood as programs write them. */
export function queryReader({ input }: Call): (query: unknown) => Fields {
  const shape = shapeOf(input)
  const flags = new Set(Object.keys(shape).filter((name) => shape[name] && isFlag(shape[name])))
  return (query) => {
    const pairs = Object.entries(query as Fields).flatMap(([name, given]) =>
      [given].flat().flatMap((value): [string, unknown][] => (value === '' ? [] : [[name, value]])),
    )
    const fields = nestFields(pairs.filter(([name]) => (name.split('[', 1)[0] ?? '') in shape))
    for (const name of flags) if (name in fields) fields[name] = toFlag(fields[name])
    return fields
  }
}

const toFlag = (value: unknown) => (value === 'true' ? '1' : value === 'false' ? '0' : value)
const isFlag = (schema: z.ZodType) => bare(schema).def === Flag.def

/** Without what only says that it may be missing. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap() as z.ZodType)
  return schema
}

/** The side of a codec that travels. */
function travelling(schema: z.ZodType): z.ZodType {
  const inner = bare(schema)
  return inner instanceof z.ZodPipe ? travelling(inner.in as z.ZodType) : inner
}

function shapeOf(input: z.ZodType): Record<string, z.ZodType> {
  const wire = travelling(input)
  if (!(wire instanceof z.ZodObject)) throw new Error('The input of a call is an object')
  // Without a prototype: `constructor` is the name of no field.
  return Object.assign(Object.create(null) as object, wire.shape as Record<string, z.ZodType>)
}

function fieldsReader(shape: Record<string, z.ZodType>, rules: Rules): (fields: Fields) => Fields {
  const readers = new Map(Object.entries(shape).map(([name, schema]) => [name, readerOf(schema, rules)]))
  return (fields) => {
    const result: Fields = {}
    for (const [name, value] of Object.entries(fields)) {
      const meant = readers.has(name) ? readers.get(name)?.(value) : value
      if (meant !== undefined) result[name] = meant
    }
    return result
  }
}

function readerOf(schema: z.ZodType, rules: Rules): Read {
  const isOptional = schema.safeParse(undefined).success
  const inner = bare(schema)
  const wire = travelling(schema)
  if (inner instanceof z.ZodUnknown) return (value) => value
  if (wire instanceof z.ZodObject) {
    const read = fieldsReader(wire.shape, rules)
    return (value) => (isBlank(value) ? undefined : isFields(value) ? read(value) : value)
  }
  if (inner instanceof z.ZodArray) return listReader(inner.element as z.ZodType, rules)
  if (inner instanceof z.ZodRecord) return recordReader(inner.valueType as z.ZodType, rules)
  // A text that has to be there may be empty where its schema says so.
  const keepsBlank = isText(inner) && (rules.emptiesTexts || !isOptional) && inner.safeParse('').success
  return (value) => (isBlank(value) && !(keepsBlank && value === '') ? undefined : value)
}

const isText = (schema: z.ZodType) =>
  schema instanceof z.ZodString ||
  (schema instanceof z.ZodUnion &&
    schema.options.some((one) => one instanceof z.ZodString || one instanceof z.ZodLiteral))

/** A form with one value does not show that it is a list; an item with nothing in it is none. */
function listReader(element: z.ZodType, rules: Rules): Read {
  const read = readerOf(element, rules)
  const wire = travelling(element)
  const isEmptyItem = wire instanceof z.ZodObject ? itemTest(wire.shape) : isBlank
  return (value) => {
    if (value === '') return undefined
    const isSingle = typeof value === 'string' || value instanceof ReceivedFile
    if (!isSingle && !Array.isArray(value)) return value
    const items: unknown[] = isSingle ? [value] : (value as unknown[])
    const meant = items.filter((item) => !isEmptyItem(item)).map(read)
    return meant.length === 0 && items.length > 0 ? undefined : meant
  }
}

/** An item is empty when all of it is, or when it says nothing where something other than a text has to stand. */
function itemTest(shape: Record<string, z.ZodType>): (item: unknown) => boolean {
  const needed = Object.keys(shape).filter((name) => {
    const schema = shape[name]
    return schema && !schema.safeParse(undefined).success && !isText(bare(schema))
  })
  return (item) =>
    isBlank(item) ||
    (isFields(item) && (Object.values(item).every(isBlank) || needed.some((name) => isBlank(item[name]))))
}

function recordReader(valueType: z.ZodType, rules: Rules): Read {
  const read = readerOf(valueType, rules)
  return (value) => {
    if (value === '') return undefined
    if (!isFields(value)) return value
    const entries = Object.entries(value).map(([name, item]) => [name, read(item)] as const)
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
  }
}
