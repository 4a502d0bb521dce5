import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { nameOf } from '../../../../tools/contract-status/call-states.ts'
import { specCalls } from '../../../../tools/contract-status/spec-calls.ts'
import { findSpecFields } from '../../../../tools/contract-status/spec-payloads.ts'
import { sellPackages } from '../test/packages.ts'
import { startSellingServer } from '../test/payments.ts'
import type { TestServer } from '../test/test-server.ts'
import { examples, type Stage } from './conformance/examples.ts'
import { type Encoding, sendEncoded } from './conformance/send-encoded.ts'

let server: TestServer
let requests = 0
beforeAll(async () => {
  server = await startSellingServer()
  await sellPackages(server)
})
afterAll(async () => {
  process.stdout.write(
    `conformance: ${implemented.length} calls, ${requests} requests in every encoding and with every empty\n`,
  )
  await server.stop()
})

const described = new Map(Object.values(allCalls).map((call) => [nameOf(call), call]))
const implemented = specCalls.flatMap((one): [string, Call][] => {
  const call = described.get(nameOf(one))
  return call ? [[nameOf(one), call]] : []
})
/** A call that also changes things has two examples, because an empty text means something else in a change. */
const cases = implemented.flatMap(([name, call]): [title: string, name: string, call: Call][] => [
  [name, name, call],
  ...(call.isUpdate === 'with_id' ? [[`${name} with an id`, name, call] as [string, string, Call]] : []),
])
const encodingsOf = ({ method }: Call): Encoding[] =>
  method === 'GET' ? ['query'] : ['json', 'urlencoded', 'multipart']

/** What they did shows by itself; every other write says so, for clients that tell their readers. */
const saysNothing = new Set([
  'POST /user_signup',
  'POST /user-register',
  'POST /send_message',
  'POST /delete_chat_message',
  'POST /update-fcm-token',
])

/** How a client deals with what it does not mean. */
const fillings: Record<string, (isList: boolean) => unknown> = {
  'nothing for what is missing': () => undefined,
  'an empty string for what is missing': () => '',
  'empty strings and empty lists for what is missing': (isList) => (isList ? [] : ''),
  'empty strings and lists of one for what is missing': (isList) => (isList ? [''] : ''),
}

const Answer = z.strictObject({
  error: z.literal(false),
  message: z.string(),
  data: z.unknown(),
  total: z.int().nonnegative().optional(),
})
const Failure = z.strictObject({
  error: z.literal(true),
  message: z.string().min(1),
  data: z.record(z.string(), z.unknown()).nullable(),
  code: z.string().min(1),
})

test.each(specCalls.map(nameOf))('%s has the names that the specification gives it', (name) => {
  expect(findSpecFields(name)).toBeDefined()
})

describe.each(cases)('%s', (title, name, call) => {
  const { method, path, access } = call

  const send = (sent: Pick<Parameters<typeof sendEncoded>[1], 'values' | 'encoding' | 'token' | 'language'>) => {
    requests += 1
    // From an address of its own: limits per network are another test's business.
    return sendEncoded(server.app, { method, path, ip: `10.9.${requests >> 8}.${requests & 255}`, ...sent })
  }

  async function ask(encoding: Encoding, fill: (isList: boolean) => unknown, isSignedIn: boolean, language = 'en') {
    const member = await server.addMember({ isFresh: true })
    const stage: Stage = { server, member, isMultipart: encoding === 'multipart' }
    const values = { ...blanks(fill), ...(await examples[title]?.(stage)) }
    return send({ values, encoding, language, token: isSignedIn ? member.token : undefined })
  }

  async function sendNonsense(encoding: Encoding, language = 'en') {
    const { token } = await server.addMember()
    const values = Object.fromEntries((findSpecFields(name) ?? []).map((field) => [field.name, '\u0000']))
    return send({ values, encoding, language, token })
  }

  const blanks = (fill: (isList: boolean) => unknown) =>
    Object.fromEntries((findSpecFields(name) ?? []).map(({ name: field, isList }) => [field, fill(isList)]))

  test('has an example', () => {
    expect(examples[title]).toBeTypeOf('function')
  })

  test.each(encodingsOf(call).flatMap((encoding) => Object.keys(fillings).map((how) => [encoding, how] as const)))(
    'as %s with %s is answered',
    async (encoding, how) => {
      const reply = await ask(encoding, fillings[how] ?? (() => undefined), name !== 'POST /user_signup')
      expect([reply.statusCode, reply.json()]).toEqual([200, expect.anything()])
      const { data, total, message } = Answer.parse(reply.json())
      if (method !== 'GET' && !saysNothing.has(name)) expect(message).not.toBe('')
      if (Array.isArray(data)) expect(total).toBeTypeOf('number')
    },
  )

  test.each(encodingsOf(call))('as %s a visitor is answered, or told to sign in', async (encoding) => {
    const reply = await ask(encoding, () => '', false)
    const needsProof = name === 'POST /user-register'
    if (access === 'member') expect(Failure.parse(reply.json()).code).toBe('sign_in_required')
    else if (needsProof) expect(Failure.parse(reply.json()).code).toMatch(/^[a-z_]+$/)
    else expect(Answer.safeParse(reply.json()).error).toBeUndefined()
  })

  test.each(encodingsOf(call))('as %s nonsense is refused in the envelope, or is no matter', async (encoding) => {
    const reply = await sendNonsense(encoding)
    if (reply.statusCode === 200) return
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    Failure.parse(reply.json())
  })

  test.each(encodingsOf(call))('as %s what it says is in the language of the reader', async (encoding) => {
    const isSignedIn = name !== 'POST /user_signup'
    const replies = [
      await ask(encoding, () => '', isSignedIn, 'ar'),
      await ask(encoding, () => '', !isSignedIn, 'ar'),
      await sendNonsense(encoding, 'ar'),
    ]
    const messages = replies.map((reply) => reply.json<{ message: string }>().message)
    for (const message of messages) expect(message).toMatch(/^$|\p{Script=Arabic}/u)
  })
})
