import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { sampleInput } from '../test/sample-input.ts'
import { startSellingServer } from '../test/payments.ts'
import type { TestServer } from '../test/test-server.ts'
import { sendCall } from './world/send-call.ts'

let server: TestServer
beforeAll(async () => {
  server = await startSellingServer()
})
afterAll(() => server.stop())

const beyondInteger = '2147483648'
const beyondAnyId = '999999999999999'
const cursors = ['1.5_1', 'last_1', '1e300_1', '-1e300_1', '9223372036854775808_1', `-1_${beyondAnyId}`]
const texts = ['\u0000', `'\\'`, '"\u0000 a"', ':*', '!(', '<->', '"""""', '\\', '\ud800', 'e\u0301'.repeat(50)]

/** Values that are spelt as they should be, so that no schema refuses them, and that a statement may stumble over. */
const crafted: Record<string, string[]> = {
  cursor: cursors,
  parameter_id: [
    '{"11":"\\u0000"}',
    '{"11":["\\u0000","\\ud800"]}',
    '{"1":"1e308"}',
    '{"1":[1e308,-1e308,"0x10"]}',
    '{"1":{"min":"1e308","max":-1e308}}',
    `{"${beyondAnyId}":1}`,
    '{"__proto__":{"1":1}}',
  ],
  facilities: [beyondInteger, beyondAnyId, '1,2,3'],
  facility_distance: ['0.5', '99999.999999'],
  category_id: [beyondInteger, beyondAnyId],
  category_slug_id: texts,
  slug_id: texts,
  posted_since: ['0.5', '0.0000001', '36500'],
  userid: [beyondInteger, beyondAnyId],
  id: [beyondInteger, beyondAnyId],
  ids: [beyondInteger, beyondAnyId],
  property_id: [beyondInteger, beyondAnyId],
  min_price: ['9999999999999.999', '0.001'],
  max_price: ['9999999999999.999', '0.001'],
  bedrooms: ['999999999999999.999999,', ',-999999999999999'],
  bbox: ['180,90,-180,-90', '0,0,0,0', '-180,-90,180,90'],
  polygon: ['0,0,0,0,0,0', '180,90,-180,-90,0,0', '0,0,1,1,0,0,1,1'],
  polygon_without: ['0,0,0,0,0,0'],
  radius: ['0', '0.0001', '1000'],
  latitude: ['90', '-90', '0.0000000000001'],
  longitude: ['180', '-180'],
  search: texts,
  city: texts,
  district: texts,
  street: texts,
  query: texts,
  language: ['zz-12345678'],
  offset: ['10000'],
}

const fieldsOf = ({ input }: Call) =>
  (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {}
const reads = Object.values(allCalls).filter(({ method, access }) => method === 'GET' && !access.startsWith('staff'))
const questions = reads.flatMap((call) => {
  const fields = Object.keys(crafted).filter((name) => name in fieldsOf(call))
  return fields.length > 0 ? [{ call, fields, path: call.path }] : []
})

test.each(questions)('H6 T27 T28 values made for $path are answered or refused, never a fault', async (question) => {
  const { call, fields } = question
  const token = call.access === 'member' ? (await server.addMember()).token : undefined
  const faults: unknown[] = []
  for (const name of fields) {
    for (const value of crafted[name] ?? []) {
      const around = { polygon: '0,0,1,0,1,1', latitude: '1', longitude: '1', facilities: '1' }
      const beside = Object.fromEntries(Object.entries(around).filter(([one]) => one in fieldsOf(call)))
      for (const sort of 'sort' in fieldsOf(call) ? ['newest', 'distance'] : [undefined]) {
        const input = { ...sampleInput(call), ...beside, ...(sort && { sort }), [name]: value }
        const { statusCode } = await sendCall(server.app, call, input, { token })
        if (statusCode >= 500) faults.push({ name, value, sort, statusCode })
      }
    }
  }
  expect(faults).toEqual([])
})
