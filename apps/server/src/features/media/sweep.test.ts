import { postProperty } from '@gable/contract/posting'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samplePdf } from '../../test/sample-pdf.ts'
import { receivedFile } from '../../test/received-file.ts'
import { newListing, photo, startTestServer, type TestServer } from '../../test/test-server.ts'
import { listReferringColumns } from './references.repository.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const sweep = () => server.product.jobs.find(({ name }) => name === 'media.sweep')?.run(undefined)
const aDayPasses = () =>
  sql`with pictures as (update media set unused_since = unused_since - interval '1 day')
      update document set unused_since = unused_since - interval '1 day'`.execute(server.db)
const mediaOf = (ownerId: number) =>
  server.db.selectFrom('media').select(['id', 'widths']).where('ownerId', '=', ownerId).execute()
const useOf = (accountId: number) =>
  server.db.selectFrom('storageUse').select(['bytes', 'files']).where('accountId', '=', accountId).executeTakeFirst()
const jpeg = async () => receivedFile(Buffer.from(await (await photo()).arrayBuffer()))

test('T44 what nothing shows is gone after a day, with its files and the space it took', async () => {
  const { media } = server.product
  const { id: ownerId } = await server.addMember()
  const [picture] = await media.service.storeOriginals(ownerId, [await jpeg()])
  await media.service.makeVariants({ mediaId: picture?.id ?? '' })
  await media.documents.store(ownerId, [await receivedFile(samplePdf(), 'deed.pdf')])
  expect((await useOf(ownerId))?.files).toBe(2)

  await sweep()
  expect(await mediaOf(ownerId)).toHaveLength(1)
  await aDayPasses()
  await sweep()
  expect(await mediaOf(ownerId)).toEqual([])
  expect(await useOf(ownerId)).toEqual({ bytes: 0, files: 0 })
  expect((await server.app.inject(`${media.pictures.signedAddressOf(picture?.id ?? '')}/320.webp`)).statusCode).toBe(
    404,
  )
})

test('what a listing shows stays, also if somebody forgot to note it; what it gives up goes', async () => {
  const lister = await server.addMember()
  const { id } = (await lister.call(postProperty, await newListing({ galleryImages: [await photo()] }))).data
  await server.db.updateTable('media').set({ unusedSince: sql`now()` }).where('ownerId', '=', lister.id).execute()
  await aDayPasses()
  await sweep()
  expect(await mediaOf(lister.id)).toHaveLength(2)

  await server.db.deleteFrom('propertyPicture').where('propertyId', '=', id).where('position', '=', 1).execute()
  await aDayPasses()
  await sweep()
  expect(await mediaOf(lister.id)).toHaveLength(1)
  await server.db.deleteFrom('property').where('id', '=', id).execute()
  await aDayPasses()
  await sweep()
  expect(await mediaOf(lister.id)).toEqual([])
})

test.each(['media', 'document'] as const)(
  'every column that points to a %s gives it up by a trigger, and has an index',
  async (target) => {
    for (const { table, column } of await listReferringColumns(server.db, target)) {
      const { rows: triggers } = await sql`
        select from pg_trigger where tgrelid = ${table}::regclass and tgfoid = 'note_unused_file'::regproc
          and tgargs = convert_to(${target}, 'utf8') || '\\x00'::bytea || convert_to(${column}, 'utf8') || '\\x00'::bytea
      `.execute(server.db)
      expect(triggers, `create trigger … execute function note_unused_file('${target}', '${column}')`).toHaveLength(1)
      const { rows: indexes } = await sql`
        select from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = ${table}::regclass and attname = ${column}`.execute(server.db)
      expect(indexes.length, `an index that begins with ${table}.${column}`).toBeGreaterThan(0)
    }
  },
)
