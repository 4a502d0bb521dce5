import fc from 'fast-check'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  pattern?: string
  minimum?: number
  maximum?: number
}

/** What has broken other programs. */
const hostileTexts = [
  "' or 1=1 --",
  '"; drop table account; --',
  '$$; select pg_sleep(5) $$',
  '%%%%',
  '\u0000',
  '\ud800',
  '‮evil',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '\r\nBcc: victim@example.com',
  '=cmd|calc',
  'NaN',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '2026-01-01T00:00:00+23:59',
  'Infinity',
  '-1',
  '1e309',
  '9'.repeat(400),
  'a'.repeat(100_000),
  '(((((((((((((((((((((((((((((a+)+)+)+)+',
  '𝕳𝖊𝖑𝖑𝖔',
  '__proto__',
  'constructor',
]
const hostileValues = [null, true, -1, 0, 2 ** 53, 1e308, Number.MIN_VALUE, [], {}, [[]], { a: { b: { c: {} } } }]

const hostile = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

/** Mostly what the schema wants, so that the handler is reached; now and then what nobody expects. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: legal(schema) }, { weight: 1, arbitrary: hostile })
}

function legal(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(legal))
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return legalObject(schema)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 4 })
    case 'string':
      return legalText(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1_000, 2 ** 31) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -200, max: schema.maximum ?? 200, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return hostile
  }
}

function legalObject({ properties = {}, required = [] }: Schema) {
  const fields = Object.entries(properties).map(([name, field]) => [name, arbitraryOf(field)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

function legalText({ pattern }: Schema): fc.Arbitrary<string> {
  const plain = fc.constantFrom('ada@gable.test', 'Porto', '1', '123456', '+351912345678', '-8.7,41,-8.5,41.2', 'sell')
  const text = fc.oneof(plain, fc.string({ maxLength: 40 }), fc.constantFrom(...hostileTexts))
  if (!pattern) return text
  try {
    return fc.oneof(text, fc.stringMatching(new RegExp(pattern)))
  } catch {
    // Some patterns use what the generator does not know.
    return text
  }
}
