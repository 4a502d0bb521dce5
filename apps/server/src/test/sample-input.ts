import type { Call } from '@gable/contract/call'
import * as z from 'zod'

/** What a call is sent with: the fields it declares, by their wire names, filled with plausible values. */
const plausible: Record<string, unknown> = {
  email: 'ada@gable.test',
  logintype: 'email',
  otp: '123456',
  password: 'quiet harbour lantern',
  re_password: 'quiet harbour lantern',
  token: 'a-token-of-more-than-twenty-letters',
  name: 'Ada',
  fcm_id: 'device',
}
const required: Record<string, unknown> = {
  user_id: 1,
  status: 0,
  role: null,
  id: 1,
  slug_id: 'no-such-home',
  slug: 'no-such-home',
  query: 'porto',
  latitude: '41.15',
  longitude: '-8.61',
  bbox: '-8.7,41,-8.5,41.2',
}

type Known = Record<string, unknown>

/** With the values of `given`, where `undefined` leaves out what may be left out. */
export function sampleInput(call: Call, given: Known = {}): Known {
  const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  const wanted = new Set(schema.required ?? [])
  const fields = Object.keys(schema.properties ?? {}).flatMap((name): [string, unknown][] => {
    if (given[name] !== undefined) return [[name, given[name]]]
    if (name in given && !wanted.has(name)) return []
    if (name in plausible) return [[name, plausible[name]]]
    return wanted.has(name) ? [[name, required[name] ?? '1']] : []
  })
  return Object.fromEntries(fields)
}
