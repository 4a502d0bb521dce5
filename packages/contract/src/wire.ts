import { turnDegrees, type TurnDegrees } from '@gable/domain/photo-rules'
import { type PictureRoom, pictureRooms } from '@gable/domain/picture-rooms'
import * as z from 'zod'

const digits = z.codec(z.string().regex(/^[1-9]\d{0,14}$/), z.int().positive(), { decode: Number, encode: String })

/** A number in JSON, digits in a query string or a form. */
export const Id = z.union([z.int().positive(), digits])

/** Yes and no, which travel as 1 and 0. */
export const Flag = z.codec(z.literal([0, 1, '0', '1']), z.boolean(), {
  decode: (value) => Number(value) === 1,
  encode: (value) => (value ? 1 : 0),
})

/** Yes and no where an answer has them as such; a form spells them. */
export const YesNo = z.codec(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]), z.boolean(), {
  decode: (value) => value === true || value === 'true' || Number(value) === 1,
  encode: (value) => value,
})

const withoutNul = (value: string) => value.replaceAll('\u0000', '')

/** Any text may be asked for: a slug that no listing has is not found, not malformed. */
export const Slug = z.string().max(300).overwrite(withoutNul).min(1)

const maxMarks = 30

/**
 * One normal form, so that equal words are equal bytes. Putting marks in order takes the square of their number:
 * a few thousand on one letter would stall the server for seconds, and no script needs more than thirty.
 */
export const toNormalForm = (value: string) =>
  value
    .replace(/\p{M}+/gu, (marks) => (marks.length > maxMarks ? marks.slice(0, maxMarks).toWellFormed() : marks))
    .normalize('NFC')

/** NUL is no text to PostgreSQL. What is too long is not even looked at. */
export const text = (maximum: number, minimum = 0) =>
  z
    .string()
    .max(maximum * 2, { abort: true })
    .overwrite((value) => withoutNul(toNormalForm(value)).trim())
    .min(minimum)
    .max(maximum)

const decimalPattern = /^\d{1,13}(\.\d{1,3})?$/

/** Money as a decimal in the site's currency. It stays text inside, because a float would lose cents. */
export const Decimal = z.codec(z.union([z.number().nonnegative(), z.string()]), z.string().regex(decimalPattern), {
  decode: (value) => String(value).trim(),
  encode: (value) => value,
})

/** Empty takes back what was said before. */
export const clearable = <Said extends z.ZodType>(said: Said) => z.union([z.literal(''), said])

/** JavaScript writes what is smaller as `1e-7`, which is no plain number, and on a map it is less than a hand's breadth. */
const plain = (value: number) => (Math.abs(value) < 1e-6 ? 0 : value)

/** A number in JSON, digits in a query string. */
export const queryNumber = (minimum: number, maximum: number) =>
  z.codec(z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]), z.number().min(minimum).max(maximum), {
    decode: Number,
    encode: plain,
  })

export const Latitude = queryNumber(-90, 90)
export const Longitude = queryNumber(-180, 180)
export const Days = queryNumber(0, 36_500)

const isOfAYear = (date: string) => !date.startsWith('0000')

/** A day as `2026-07-11`. There was no year 0, and PostgreSQL knows none. */
export const Day = z.iso.date().refine(isOfAYear, 'Expected a day of the calendar')

const farOffsets = /[+-](?:1[6-9]|2\d):\d\d$/

/** A moment that PostgreSQL can hold: no place is further from UTC than 15 hours. */
export const Moment = z.iso
  .datetime({ offset: true })
  .refine((said) => isOfAYear(said) && !farOffsets.test(said), 'Expected a moment such as 2026-07-11T10:00:00+01:00')

/** Whoever asks for more rows than there may be gets as many as may be; 0 is the usual number. */
export function limitOf(most: number) {
  const Rows = z.codec(z.union([z.int().nonnegative(), z.string().regex(/^\d{1,15}$/)]), z.int().max(most).optional(), {
    decode: (value) => Math.min(Number(value), most) || undefined,
    encode: (value) => value ?? 0,
  })
  return Rows.optional()
}

/** Every list is bounded: at most 50 rows, at most 10,000 deep. */
export const page = { offset: queryNumber(0, 10_000).pipe(z.int()).optional(), limit: limitOf(50) }

const corner = /^-?\d{1,3}(\.\d{1,15})?$/

/** `west,south,east,north` in degrees; a box across the date line has its west east of its east. */
export const BoundingBox = z.codec(
  z.string().max(100),
  z.object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude }),
  {
    decode: (value, context) => {
      const sides = value.split(',')
      if (sides.length !== 4 || !sides.every((side) => corner.test(side))) {
        context.issues.push({ code: 'custom', input: value, message: 'Expected west,south,east,north' })
        return z.NEVER
      }
      const [west, south, east, north] = sides.map(Number) as [number, number, number, number]
      return { west, south, east, north }
    },
    encode: ({ west, south, east, north }) =>
      [west, south, east, north].map((degrees) => plain(Number(degrees))).join(','),
  },
)
export type BoundingBox = { west: number; south: number; east: number; north: number }

/** A file as the server received it: on disk, counted and hashed. A class, because no form can spell an instance. */
export class ReceivedFile {
  readonly filePath: string
  readonly fileName: string
  readonly sizeBytes: number
  readonly sha256: string
  constructor(facts: { filePath: string; fileName: string; sizeBytes: number; sha256: string }) {
    this.filePath = facts.filePath
    this.fileName = facts.fileName
    this.sizeBytes = facts.sizeBytes
    this.sha256 = facts.sha256
  }
}

/** The id of a finished resumable upload; before a handler sees it, the server puts the received file in its place. */
const Uploaded = z.codec(z.uuid(), z.object({ uploadId: z.string() }), {
  decode: (uploadId) => ({ uploadId }),
  encode: ({ uploadId }) => uploadId,
})

const SentFile = z
  .custom<Blob | ReceivedFile>((value) => value instanceof Blob || value instanceof ReceivedFile, 'Expected a file')
  .meta({ type: 'string', format: 'binary' })

/** An answer that is no JSON. */
export const Bytes = z
  .custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array, 'Expected bytes')
  .meta({ type: 'string', format: 'binary' })

/** A blob or the id of an upload on its way out of the browser, always a received file inside the server. */
export const FilePart = z.union([SentFile, Uploaded])
export type FilePart = z.output<typeof FilePart>

/** Ids of files, as a list or between commas as old forms write it. */
export const uuids = (maximum: number) =>
  z.codec(z.union([z.array(z.string()), z.string()]), z.array(z.uuid()).max(maximum), {
    decode: (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    encode: (value) => value,
  })

/** Ids of pictures, and `new:0`, `new:1` … for those that come in the same request, by their place in it. */
export const PictureOrder = z.codec(
  z.union([z.array(z.string()), z.string()]),
  z.array(z.union([z.uuid(), z.string().regex(/^new:\d{1,2}$/)])).max(60),
  {
    decode: (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    encode: (value) => value,
  },
)

const turnedPicture = /^([0-9a-f-]{36}|new:(?:\d{1,2}|cover))@(90|180|270)$/

/** By how many degrees pictures are turned clockwise, as `<id>@90`; `new:cover` and `new:0` … come along. */
export const PictureTurns = z.codec(
  z.union([z.array(z.string()).max(60), z.string().max(4_000)]),
  z.record(z.string(), z.literal(turnDegrees)),
  {
    decode: (value, context) => {
      const entries = typeof value === 'string' ? value.split(',').filter(Boolean) : value
      const turns = entries.map((entry) => turnedPicture.exec(entry))
      if (turns.length > 60 || turns.includes(null)) {
        context.issues.push({ code: 'custom', input: value, message: 'Expected <id>@90, @180 or @270' })
        return z.NEVER
      }
      return Object.fromEntries(turns.map((turn) => [turn?.[1] ?? '', Number(turn?.[2])])) as Record<
        string,
        TurnDegrees
      >
    },
    encode: (turns) =>
      Object.entries(turns).flatMap(([name, degrees]) => (degrees === 0 ? [] : [`${name}@${degrees}`])),
  },
)

const namedPicture = /^([0-9a-f-]{36}|new:(?:\d{1,2}|cover))=([a-z_]{0,20})$/
const isRoom = (word: string | undefined): word is PictureRoom => pictureRooms.some((room) => room === word)

/** Which room pictures show, as `<id>=kitchen`; nothing after the sign forgets it. */
export const PictureRooms = z.codec(
  z.union([z.array(z.string()).max(60), z.string().max(4_000)]),
  z.record(z.string(), z.enum(pictureRooms).nullable()),
  {
    decode: (value, context) => {
      const entries = typeof value === 'string' ? value.split(',').filter(Boolean) : value
      const rooms: Record<string, PictureRoom | null> = {}
      for (const entry of entries) {
        const [, name = '', word] = namedPicture.exec(entry) ?? []
        if (word === '') rooms[name] = null
        else if (isRoom(word)) rooms[name] = word
        else {
          context.issues.push({ code: 'custom', input: value, message: 'Expected <id>=kitchen or another known room' })
          return z.NEVER
        }
      }
      return rooms
    },
    encode: (rooms) => Object.entries(rooms).map(([name, room]) => `${name}=${room ?? ''}`),
  },
)

const allWireNames = new WeakMap<z.ZodType, ReadonlyMap<string, string>>()

type Names<Wire> = { [Name in keyof Wire]?: string }
type Renamed<Wire, N> = {
  [Name in keyof Wire as Name extends keyof N ? (N[Name] extends string ? N[Name] : never) : Name]: Wire[Name]
}

/** An object whose wire names are put right on the way in and put back on the way out. */
export function renamed<S extends z.ZodObject, const N extends Names<z.output<S>>>(
  wire: S,
  names: N & Record<Exclude<keyof N & string, keyof z.output<S>>, never>,
) {
  type Inside = Renamed<z.output<S>, N>
  const rightNames = new Map(Object.entries<string>(names))
  const wireNames = new Map([...rightNames].map(([wireName, rightName]) => [rightName, wireName]))
  const codec = z.codec(wire, z.custom<Inside>(), {
    decode: (value) => rename(value, rightNames) as Inside,
    encode: (value) => rename(value, wireNames) as z.output<S>,
  })
  allWireNames.set(codec, wireNames)
  return codec
}

/** By the name inside; what is called the same on the wire is not among them. */
export const wireNamesOf = (schema: z.ZodType): ReadonlyMap<string, string> | undefined => allWireNames.get(schema)

/** Of every card of every answer: a loop, because pairs of names and values would cost as much as all the checks. */
function rename(value: object, names: Map<string, string>) {
  const result: Record<string, unknown> = {}
  for (const name of Object.keys(value)) result[names.get(name) ?? name] = (value as Record<string, unknown>)[name]
  return result
}
