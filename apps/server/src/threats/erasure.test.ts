import { CreateBucketCommand, DeleteBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import {
  deleteAccount,
  forgotPassword,
  register,
  requestCode,
  signIn,
  updateProfile,
  updatePushToken,
} from '@gable/contract/accounts'
import { saveDraft } from '@gable/contract/drafts'
import { postProperty } from '@gable/contract/posting'
import { postProject } from '@gable/contract/projects'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { developmentCredentials, serviceEnvironment } from '../../../../tools/services/service-addresses.ts'
import { dumpDatabase } from '../test/dump-database.ts'
import { receiveCode } from '../test/mailbox.ts'
import { startOwnRedis } from '../test/own-redis.ts'
import { newProject, planFile } from '../test/projects.ts'
import { newListing, photo, startTestServer, type TestServer } from '../test/test-server.ts'

const { S3_ENDPOINT } = serviceEnvironment()
const { accessKey, secretKey, region } = developmentCredentials.s3
const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey }
const s3 = new S3Client({ endpoint: S3_ENDPOINT, region, credentials, forcePathStyle: true })
const Bucket = `test-${crypto.randomUUID()}`

let server: TestServer
let redis: Awaited<ReturnType<typeof startOwnRedis>>
beforeAll(async () => {
  redis = await startOwnRedis()
  await s3.send(new CreateBucketCommand({ Bucket }))
  server = await startTestServer({ REDIS_URL: redis.url, S3_BUCKET: Bucket, SEARCH_ENGINE: 'opensearch' })
  await vi.waitUntil(() => server.product.projection.rebuild(), { timeout: 240_000 })
})
afterAll(async () => {
  await redis.kill()
  await server.product.projection.remove()
  await server.stop()
  await s3.send(new DeleteBucketCommand({ Bucket }))
  s3.destroy()
})

const canary = `canary${crypto.randomUUID().replaceAll('-', '')}`
const email = `${canary}@gable.test`
const password = 'quiet harbour lantern'

/** All that a thief of every store at once would read. */
async function everything() {
  const { OPENSEARCH_URL, OPENSEARCH_PREFIX } = server.config
  await server.product.projection.refresh()
  // The index keeps no text to read, only what is compared: there is one property in it, or none.
  const counted = await fetch(`${OPENSEARCH_URL}/${OPENSEARCH_PREFIX}-property-*/_count`)
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }))
  return {
    database: await dumpDatabase(server.product.pool),
    indexed: ((await counted.json()) as { count: number }).count,
    files: Contents.map(({ Key }) => Key),
    redis: await redis.dump(),
  }
}

async function leaveTraces() {
  const registration = { name: canary, email, password, confirmation: password, code: await receiveCode(server, email) }
  await server.visitor.call(register, registration)
  await server.visitor.call(signIn, { way: 'email', email, password: 'wrong' }).catch(() => undefined)
  await server.visitor.call(forgotPassword, { email })
  await server.runJobs()
  // A message that could not be sent for days stays in the queue for people to look at.
  await sql`select graphile_worker.add_job('accounts.send-notice', json_build_object('to', ${email}::text))`.execute(
    server.db,
  )
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(server.db)
  const { data } = await server.visitor.call(signIn, { way: 'email', email, password })
  const call = server.callAs(data.token ?? '')
  const words = { address: canary, city: canary, state: canary, country: canary, aboutMe: canary, facebookId: canary }
  await call(updateProfile, { ...words, mobile: '+351912345678', profilePicture: await photo() })
  await call(updatePushToken, { pushToken: canary })
  const listing = await newListing({
    title: canary,
    description: canary,
    address: canary,
    galleryImages: [await photo()],
  })
  const { data: posted } = await call(postProperty, listing)
  await server.product.properties.approve(posted.slug)
  const plans = [{ title: canary, document: planFile() }]
  const project = await newProject({ title: canary, description: canary, plans, documents: [planFile()] })
  const { data: planned } = await call(postProject, project)
  await server.product.projects.approve(planned.slug)
  for (const kind of ['property', 'project'] as const) {
    await call(saveDraft, { kind, step: 'basics', content: { title: canary } })
  }
  await server.runJobs()
  return { id: data.user.id, call }
}

test('T71 after the days of grace no store holds a word of whoever left', async () => {
  const { id, call } = await leaveTraces()
  const before = await everything()
  expect(before).toMatchObject({ database: expect.stringContaining(canary), indexed: 1 })
  expect(before.files.length).toBeGreaterThan(3)

  await call(deleteAccount, {})
  await server.runJobs()
  await server.db
    .updateTable('account')
    .set({ eraseAfter: new Date(0) })
    .where('id', '=', id)
    .execute()
  await server.product.jobs.find(({ name }) => name === 'accounts.erase-due')?.run(undefined)
  await server.runJobs()

  const after = await everything()
  const traces = [canary, '+351912345678']
  for (const where of ['database', 'redis'] as const) {
    expect([where, traces.filter((trace) => after[where].includes(trace))]).toEqual([where, []])
  }
  expect(after).toMatchObject({ indexed: 0, files: [] })
  // The address is free again, and whoever comes with it is somebody new.
  await server.visitor.call(requestCode, { email })
})
