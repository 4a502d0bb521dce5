import * as z from 'zod'
import { Latitude, Longitude, text } from './wire.ts'

const figure = /^-?\d{1,15}(\.\d{1,6})?$/
const maxIds = 50
const maxRings = 8
const maxCorners = 200

type Issues = { issues: unknown[] }
/** Ends a decoding with a message for whoever wrote the request. */
const refuse = (context: Issues, input: unknown, message: string) => {
  context.issues.push({ code: 'custom', input, message })
  return z.NEVER
}

export type Range = { from?: number | undefined; to?: number | undefined }
const End = z.number().optional()

/** `2,4` from two to four, `2,` at least two, `,4` at most four, `2` exactly two; `,` is a form left empty: any. */
export const RangeText = z.codec(z.union([z.number(), z.string().max(50)]), z.object({ from: End, to: End }), {
  decode: (value, context) => {
    const ends = String(value)
      .split(',')
      .map((end) => end.trim())
    const [low = '', high = low] = ends
    const isSound = ends.length === 2 || (ends.length === 1 && low !== '')
    if (!isSound || ![low, high].every((end) => end === '' || figure.test(end))) {
      return refuse(context, value, 'Expected min,max')
    }
    const [from, to] = [low, high].map((end) => (end === '' ? undefined : Number(end)))
    return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
  },
  encode: ({ from, to }) => (from !== undefined && from === to ? String(from) : `${from ?? ''},${to ?? ''}`),
})

const listed = (value: string | number | (string | number)[]) =>
  (Array.isArray(value) ? value : String(value).split(',')).map((item) => String(item).trim()).filter(Boolean)

/** Ids as a list, by repeating the name or between commas. */
export const IdList = z.codec(
  z.union([z.string().max(1_000), z.int(), z.array(z.union([z.string(), z.int()])).max(maxIds)]),
  z.array(z.int().positive()).max(maxIds),
  {
    decode: (value, context) => {
      const ids = listed(value)
      if (!ids.every((id) => /^[1-9]\d{0,14}$/.test(id))) return refuse(context, value, 'Expected ids')
      return [...new Set(ids.map(Number))]
    },
    encode: (ids) => ids.join(','),
  },
)

/** A slug has no comma in it. */
export const SlugList = z.codec(
  z.union([z.string().max(3_000), z.array(z.string().max(300)).max(maxIds)]),
  z.array(z.string().min(1).max(300)).max(maxIds),
  { decode: (value) => [...new Set(listed(value))], encode: (slugs) => slugs.join(',') },
)

const Point = z.object({ longitude: Longitude, latitude: Latitude })
const corner = /^-?\d{1,3}(\.\d{1,15})?$/

/** Rings of `longitude,latitude,longitude,latitude,…` with `;` between them, as they are drawn on the map. */
export const Polygons = z.codec(z.string().max(8_000), z.array(z.array(Point).min(3)).min(1).max(maxRings), {
  decode: (value, context) => {
    const rings = value.split(';').map((ring) => ring.split(','))
    const corners = rings.flat()
    if (corners.length > maxCorners * 2 || !corners.every((degrees) => corner.test(degrees))) {
      return refuse(context, value, `Expected at most ${maxCorners} corners as longitude,latitude`)
    }
    if (rings.some(({ length }) => length % 2 === 1)) return refuse(context, value, 'A corner has two coordinates')
    return rings.map((ring) =>
      Array.from({ length: ring.length / 2 }, (_, index) => ({
        longitude: Number(ring[index * 2]),
        latitude: Number(ring[index * 2 + 1]),
      })),
    )
  },
  encode: (rings) =>
    rings.map((ring) => ring.flatMap(({ longitude, latitude }) => [longitude, latitude]).join(',')).join(';'),
})

const Value = z.union([z.number(), text(200)])
const Limits = z.strictObject({ min: Value.optional(), max: Value.optional() })
/** One value, several, or the ends of a range. */
const Wanted = z.union([Value, z.array(Value).min(1).max(maxIds), Limits])
/** No catalogue has more, and each of them becomes a part of the statement. */
const maxParameters = 100
const Parameters = z
  .record(z.string().regex(/^[1-9]\d{0,14}$/), Wanted)
  .refine((wanted) => Object.keys(wanted).length <= maxParameters)
export type WantedParameter = z.output<typeof Wanted>

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isBlank = (value: unknown) =>
  value === '' || (Array.isArray(value) ? value.length === 0 : isFields(value) && Object.keys(value).length === 0)

/** A form sends its empty fields as well; they want nothing. What is no object is left for the schema to refuse. */
function withoutBlanks(wanted: unknown): unknown {
  if (Array.isArray(wanted)) return wanted.filter((item) => item !== '')
  if (!isFields(wanted)) return wanted
  const entries = Object.entries(wanted).map(([name, value]) => [name, withoutBlanks(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isBlank(value)))
}

/** A JSON object from the parameter's id to what is wanted: `{"1":{"min":2},"11":["pool","garden"]}`. */
export const ParameterFilter = z.codec(z.string().max(4_000), Parameters, {
  decode: (value, context) => {
    try {
      return withoutBlanks(JSON.parse(value)) as z.input<typeof Parameters>
    } catch {
      return refuse(context, value, 'Expected a JSON object from ids to values')
    }
  },
  encode: (wanted) => JSON.stringify(wanted),
})

/** Where a page ended: opaque to everybody but the server that gave it. */
export const CursorText = z.codec(z.string().max(200), z.object({ key: z.number(), id: z.int().positive() }), {
  decode: (value, context) => {
    const [key = '', id = ''] = value.split('_')
    const isSound = (key === 'last' || /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(key)) && /^[1-9]\d{0,14}$/.test(id)
    if (!isSound) return refuse(context, value, 'Not a cursor')
    return { key: key === 'last' ? Number.MAX_VALUE : Number(key), id: Number(id) }
  },
  encode: ({ key, id }) => `${key === Number.MAX_VALUE ? 'last' : key}_${id}`,
})
