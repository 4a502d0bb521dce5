import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { updateProfile } from '@gable/contract/accounts'
import { postProperty } from '@gable/contract/posting'
import { postProject } from '@gable/contract/projects'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { listFileFields } from '../nets/file-fields.ts'
import { sendCall } from '../nets/world/send-call.ts'
import { newProject } from '../test/projects.ts'
import { newListing, startTestServer, type TestServer } from '../test/test-server.ts'

/** Somebody inside the network who should never be called. */
const asked: string[] = []
const inside = createServer((request, reply) => {
  asked.push(request.url ?? '')
  reply.end('secrets of the inside')
})
let server: TestServer
let address: string
beforeAll(async () => {
  server = await startTestServer()
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`
})
afterAll(async () => {
  await server.stop()
  inside.close()
})

test.each(listFileFields())('T33 an address as $name of $call.path is not fetched', async ({ call, name, isList }) => {
  const { token } = await server.addMember()
  const url = `${address}/${name}.jpg`
  const listing = call.path === postProject.path ? z.encode(postProject.input, await newProject()) : {}
  const property = call.path === postProperty.path ? z.encode(postProperty.input, await newListing()) : {}
  const reply = await sendCall(server.app, call, { ...listing, ...property, [name]: isList ? [url] : url }, { token })
  await server.runJobs()
  expect([reply.statusCode >= 400 && reply.statusCode < 500, asked]).toEqual([true, []])
})

test('T33 addresses in what people write are looked at by nobody but readers', async () => {
  const { call } = await server.addMember()
  const text = `${address}/written https://[::ffff:127.0.0.1]/ http://169.254.169.254/latest/meta-data/`
  await call(updateProfile, { name: 'Ada', aboutMe: text, address: text })
  const written = { description: text, title: text.slice(0, 100), address: text }
  await call(postProperty, await newListing(written))
  await call(postProject, await newProject(written))
  await server.runJobs()
  expect(asked).toEqual([])
})

/** Each of them asks an address of the operator's, and nothing that a member wrote is part of the host. */
const mayAsk = [
  'features/accounts/compose-accounts.ts',
  'features/accounts/sign-in/provider-sign-in.ts',
  'features/notifications/push/fcm.ts',
  'features/payments/providers/ask-provider.ts',
  'features/payments/providers/stripe.ts',
  'features/places/geocoders/ask-service.ts',
  'features/search/opensearch-client.ts',
  'platform/announcements.ts',
  'platform/files-s3.ts',
  'platform/live-relay.ts',
  'platform/mail.ts',
  'platform/sms.ts',
  'platform/virus-scanner.ts',
]
/** Where a browser says that its push service is: names alone, the usual port, and public addresses (push.test.ts). */
const asksWhereTold = 'features/notifications/push/web-push.ts'
const goesOut = [
  /\bfetch\(/,
  /\bnew (Client|S3Client|Redis)\(/,
  /import (.*\b(connect|request|get|createTransport)\b.*|\w+) from '(node:(https?|net|tls|dgram)|nodemailer)'/,
  /from '(undici|openid-client|stripe)'/,
]

test('T33 the server goes out in these places alone', () => {
  const folder = join(import.meta.dirname, '..')
  const found = globSync('{features,platform}/**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => isGoingOut(readFileSync(join(folder, file), 'utf8')))
  expect(found.toSorted()).toEqual(expect.arrayContaining(mayAsk))
  expect(found.filter((file) => !mayAsk.includes(file))).toEqual([asksWhereTold])
  expect(readFileSync(join(folder, asksWhereTold), 'utf8')).toContain('lookup: lookupPublic')
})

const isGoingOut = (source: string) => {
  const code = source.replace(/^import type .*$/gm, '')
  return goesOut.some((way) => way.test(code))
}
