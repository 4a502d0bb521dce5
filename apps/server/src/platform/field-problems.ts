import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

type Found = { keyword: string; instancePath: string; params: Readonly<Record<string, unknown>> }

/** What a schema found wrong, by field as a form spells it: `parameters[0][value]` is `required`. */
export function fieldProblems(error: FastifyError, sent: unknown): Record<string, string> | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const found = (error.validation as unknown as Found[]).flatMap((one) => {
    const path = one.instancePath.split('/').slice(1).filter(Boolean)
    return unknownKeys(one)
      .map((key): [string[], string] => [[...path, key], 'unknown'])
      .concat(
        one.keyword === 'unrecognized_keys' || path.length === 0 ? [] : [[path, problemOf(one, valueAt(sent, path))]],
      )
  })
  if (found.length === 0) return undefined
  // The first thing that is wrong with a field is the one to put right first.
  return Object.fromEntries(found.toReversed().map(([path, problem]) => [spellField(path), problem]))
}

const unknownKeys = ({ keyword, params }: Found) => (keyword === 'unrecognized_keys' ? (params.keys as string[]) : [])

function problemOf({ keyword, params }: Found, value: unknown): string {
  if (value === undefined) return 'required'
  const isMeasured = params.origin === 'string' || params.origin === 'array'
  if (keyword === 'too_big') return isMeasured ? 'too_long' : 'too_large'
  if (keyword === 'too_small') return isMeasured ? 'too_short' : 'too_small'
  return 'invalid'
}

function valueAt(sent: unknown, path: readonly string[]): unknown {
  let value = sent
  for (const part of path) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined
  }
  return value
}

/** As forms write it: `gallery_images[3]`. */
export const spellField = ([head = '', ...rest]: readonly string[]) => head + rest.map((part) => `[${part}]`).join('')

/** Rules that forms share write `tooLong`; what travels is written in one way. */
export const toProblemCode = (problem: string) => problem.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
