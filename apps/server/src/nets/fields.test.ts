import { allCalls } from '@gable/contract/all-calls'
import type { Call } from '@gable/contract/call'
import { Failure } from '@gable/contract/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { sellPackages } from '../test/packages.ts'
import { startSellingServer } from '../test/payments.ts'
import type { TestServer } from '../test/test-server.ts'
import { declaredRowsOf, freeKeysOf, outputOf, strictAnswerOf } from './fields/answer-shapes.ts'
import { askAll, type CallAnswer, readers } from './fields/ask-all.ts'
import { addExtraKeys, extraKey } from './fields/extra-keys.ts'
import { fieldPolicy, refusalKeys, statedKeys } from './fields/field-policy.ts'
import { mayRead, fieldValuesIn } from './fields/may-read.ts'

const calls = Object.values(allCalls)
const nameOf = ({ method, path }: Call) => `${method} ${path}`
const extraKeys = addExtraKeys(new Set(calls.flatMap(freeKeysOf)))
let server: TestServer
let collected: CallAnswer[] = []

beforeAll(async () => {
  server = await startSellingServer()
  await sellPackages(server)
  extraKeys.stop()
  collected = await askAll(server)
})
afterAll(async () => {
  process.stdout.write(
    `fields: ${calls.length} calls, ${collected.length} answers to ${readers.length} kinds of readers\n`,
  )
  await server.stop()
})

const receivedBy = (name: string) => collected.filter(({ reader }) => reader.caller.name === name)
const answersIn = (some: CallAnswer[]) => some.filter(({ isRefusal }) => !isRefusal)

test('T36 every key of every answer says who may be told it', () => {
  const declared = new Set(calls.flatMap(declaredRowsOf))
  const undeclared = [...declared].filter((row) => !Object.hasOwn(fieldPolicy, row))
  expect(undeclared, 'say in nets/fields/field-policy.ts who may be told these').toEqual([])
  const unused = statedKeys.filter((row) => !declared.has(row))
  expect(unused, 'no answer has these').toEqual([])
})

test('T36 every call was asked by everybody, and answers somebody', () => {
  const asked = new Set(collected.map(({ call, reader }) => `${nameOf(call)} by ${reader.caller.name}`))
  const pairs = calls.flatMap((call) => readers.map(({ name }) => `${nameOf(call)} by ${name}`))
  expect(pairs.filter((pair) => !asked.has(pair))).toEqual([])
  const answered = new Set(answersIn(collected).map(({ call }) => call))
  const silent = calls.filter((call) => !answered.has(call) && !(outputOf(call) instanceof z.ZodNull))
  expect(silent.map(nameOf), 'say in nets/fields/proofs.ts how these are answered').toEqual([])
})

test('T36 a key too many in the answer of a service never reaches the wire', () => {
  expect(extraKeys.count()).toBeGreaterThan(collected.length / 2)
  const smuggled = collected.filter(({ body }) => JSON.stringify(body).includes(extraKey))
  expect(smuggled.map(({ asked }) => asked)).toEqual([])
})

const Refusal = z.strictObject({
  ...Failure.shape,
  data: z.partialRecord(z.enum(refusalKeys), z.unknown()).nullable(),
})
const strictAnswers = new Map(calls.map((call) => [call, strictAnswerOf(call)]))

test.each(readers)('T36 $name is answered what the call declares and no key more', ({ name }) => {
  const wrong = receivedBy(name).flatMap(({ call, asked, isRefusal, body }) => {
    const { error } = (isRefusal ? Refusal : strictAnswers.get(call))?.safeParse(body) ?? {}
    return error ? [`${asked}: ${z.prettifyError(error)}`] : []
  })
  expect(wrong).toEqual([])
})

test.each(readers)('T36 $name is told nothing about a person that is not for them', ({ name }) => {
  const leaks = answersIn(receivedBy(name)).flatMap(({ asked, reader, body }) =>
    fieldValuesIn(body['data'])
      .filter((value) => !mayRead(value, reader))
      .map(({ row, audience }) => `${asked} tells \`${row}\`, which is for ${audience ?? 'nobody yet'}`),
  )
  expect([...new Set(leaks)]).toEqual([])
})

test('T36 what is not for everybody is told to somebody: the net has fish in it', () => {
  const sent = new Set(answersIn(collected).flatMap(({ body }) => fieldValuesIn(body['data']).map(({ row }) => row)))
  const personal = Object.keys(fieldPolicy).filter((row) => fieldPolicy[row] !== 'everybody')
  expect(personal.filter((row) => !sent.has(row))).toEqual([])
})
