import { createHash } from 'node:crypto'
import { autocompletePlace } from '@gable/contract/places'
import { expect, test } from 'vitest'
import { auditMoney } from '../../apps/server/src/money-audit/audit-money.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/test/test-server.ts'
import { buildTown } from '../model/town.ts'
import { townSeed } from '../write-town.ts'
import { firstHomes } from './create-homes.ts'
import { fillTown } from './fill-town.ts'

const town = buildTown(townSeed)
const homes = firstHomes(town, townSeed, 12)

/** All that people see, without what every database makes for itself. */
async function contentOf({ product }: TestServer): Promise<string> {
  const now = Date.now()
  const { rows } = await product.pool.query<{ published_at: Date | null }>(`
    select slug, title, description, price_minor, deal, market_state, review_state, property.is_active, is_premium,
      property.city, property.address,
      st_astext(property.location::geometry) as place, parameters, published_at, email,
      (select array_agg(encode(fingerprint, 'hex') order by position) from property_picture
        join media on media.id = media_id where property_id = property.id) as pictures,
      (select array_agg(detail order by event.id) from event
        where subject_id = property.id and event.name = 'property.price-changed') as prices
    from property join account on account.id = owner_id order by slug`)
  const hours = (date: Date | null) => date && Math.round((now - date.getTime()) / 3_600_000)
  const relative = rows.map(({ published_at: publishedAt, ...row }) => ({ ...row, age: hours(publishedAt) }))
  return createHash('sha256').update(JSON.stringify(relative)).digest('hex')
}

async function roomsIn({ product }: TestServer): Promise<(string | null)[]> {
  const { rows } = await product.pool.query<{ room: string | null }>(`
    select distinct room from media where id in
      (select media_id from property_picture union select media_id from project_picture)`)
  return rows.map(({ room }) => room)
}

test('two sites filled from one seed say the same, show their homes and find their towns', async () => {
  const hashes: string[] = []
  for (let site = 0; site < 2; site += 1) {
    const server = await startTestServer()
    await fillTown(server.product, homes, { town, now: Date.now() })
    hashes.push(await contentOf(server))
    const shown = homes.filter(({ fate }) => ['open', 'taken', 'offered'].includes(fate.end))
    const { rows } = await server.product.pool.query('select from search_property')
    expect(rows.length).toBe(shown.length)
    const found = await server.visitor.call(autocompletePlace, { query: 'لونارا' })
    expect(found.data[0]?.name).toBe('Lunara')
    expect(await roomsIn(server)).toEqual(expect.arrayContaining(['bedroom', 'exterior', 'kitchen', 'living_room']))
    expect(await roomsIn(server)).not.toContain(null)
    const likes = await server.product.pool.query('select from search_property where like_count > 0')
    expect(likes.rows.length).toBeGreaterThan(0)
    const days = await server.product.pool.query<{ views: string; likes: string; interested: string }>(
      'select sum(views) views, sum(likes) likes, sum(interested) interested from lister_day',
    )
    for (const sum of Object.values(days.rows[0] ?? {})) expect(Number(sum)).toBeGreaterThan(0)
    const shared = await server.product.pool.query(
      'select distinct agency_id from property where agency_id is not null',
    )
    expect(shared.rows.length).toBe(2)
    const chats = await server.product.pool.query<{ unread: string; pictures: string; newest: Date }>(
      `select (select sum(unread) from chat_participant) unread, (select count(*) from chat_file) pictures,
        (select max(created_at) from chat_message) newest`,
    )
    expect(Number(chats.rows[0]?.unread)).toBeGreaterThan(0)
    expect(chats.rows[0]?.newest.getTime()).toBeLessThan(Date.now() - 600_000)
    expect((await auditMoney(server.db)).filter(({ violations }) => violations > 0)).toEqual([])
    await server.stop()
  }
  expect(hashes[0]).toBe(hashes[1])
})
