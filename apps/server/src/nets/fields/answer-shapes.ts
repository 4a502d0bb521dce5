import type { Call } from '@gable/contract/call'
import { successOf } from '@gable/contract/envelope'
import type { TileCluster, TileProperty } from '@gable/contract/search-tile'
import * as z from 'zod'
import { fieldPolicy, rowOf } from './field-policy.ts'

const point = { id: z.int(), latitude: z.number(), longitude: z.number() }
const decimal = z.string().optional()
const flag = z.boolean().optional()

/** A tile has no schema: these are the types of the contract, as `readTile` reads them. */
const Tile = z.object({
  homes: z.array(
    z.object({
      ...point,
      tier: z.int(),
      price: decimal,
      rent_period: decimal,
      is_locked: flag,
      stack: z.int().optional(),
      published: z.int().optional(),
      title: z.string().optional(),
    } satisfies Record<keyof (TileProperty & typeof point), z.ZodType>),
  ),
  clusters: z.array(
    z.object({
      ...point,
      count: z.int(),
      is_minimum: flag,
      west: z.number(),
      south: z.number(),
      east: z.number(),
      north: z.number(),
    } satisfies Record<keyof (TileCluster & typeof point), z.ZodType>),
  ),
})

const tileType = 'application/vnd.mapbox-vector-tile'

export function outputOf({ output, contentType, path }: Call): z.ZodType {
  if (contentType === undefined) return output
  if (contentType === tileType) return Tile
  // A paper has no keys; who may have it says the access matrix.
  if (contentType === 'application/pdf') return z.null()
  throw new Error(`${path} answers ${contentType}: say in nets/fields how it is read`)
}

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What travels, with no key that is not declared: the schemas of the contract leave out what they do not know. */
const toStrictSchema = (shape: z.ZodType): JsonSchema =>
  z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.additionalProperties = false
    },
  })

export const strictAnswerOf = (call: Call) => z.fromJSONSchema(toStrictSchema(successOf(outputOf(call))))

/** Every key that an answer of the call can have, by the row that speaks of it, without what such a row covers. */
export const declaredRowsOf = (call: Call): string[] => rowsIn(toStrictSchema(outputOf(call)))

function rowsIn(schema: JsonSchema): string[] {
  const properties = Object.entries(schema.properties ?? {}) as [string, JsonSchema][]
  const siblings = properties.map(([key]) => key)
  return [
    ...partsOf(schema).flatMap(rowsIn),
    ...properties.flatMap(([key, within]) => {
      const row = rowOf(key, siblings)
      return fieldPolicy[row] === 'everybody' ? [row, ...rowsIn(within)] : [row]
    }),
  ]
}

const partsOf = ({ anyOf = [], oneOf = [], allOf = [], items = [], prefixItems = [] }: JsonSchema) =>
  [anyOf, oneOf, allOf, items, prefixItems].flat() as JsonSchema[]

/** Keys whose objects are free in what they are called within, such as counts by tab. */
export function freeKeysOf(call: Call): string[] {
  const freeIn = (schema: JsonSchema): string[] => [
    ...partsOf(schema).flatMap(freeIn),
    ...(Object.entries(schema.properties ?? {}) as [string, JsonSchema][]).flatMap(([key, within]) =>
      within.type === 'object' && !within.properties ? [key] : freeIn(within),
    ),
  ]
  return freeIn(toStrictSchema(outputOf(call)))
}
