import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#platform/access.ts'
import { messagesTo } from '../../test/mailbox.ts'
import { addRoomTables, composeRooms } from '../../test/rooms.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
let rooms: ReturnType<typeof composeRooms>
let lister: Member
let email: string
const staff: Member = { accountId: 0, permissions: ['review'] }

beforeAll(async () => {
  server = await startTestServer()
  await addRoomTables(server)
  rooms = composeRooms(server)
  const member = await server.addMember()
  lister = { accountId: member.id, permissions: [] }
  email = member.email
  staff.accountId = (await server.addMember({ staffRole: 'moderator' })).id
})
afterAll(() => server.stop())

const newRoom = { title: 'Room by the park', flatmates: 2 }
const publish = async (room = newRoom) => {
  const posted = await rooms.post(lister, room)
  await rooms.review.approve(staff, posted.id)
  return posted
}
const isSeen = async (id: number, viewer?: Member) => (await rooms.listCards(viewer, [id])).length === 1
const eventsOf = async (id: number) => {
  const events = server.db.selectFrom('event').select('name').where('subjectId', '=', id)
  return (await events.where('name', 'like', 'room.%').orderBy('id').execute()).map(({ name }) => name)
}
const runJob = (name: string, payload: object) => rooms.jobs.find((job) => job.name === name)?.run(payload)

describe('a kind of listing that is a record and its content', () => {
  test('goes from a draft through review to everybody, and back to review when it is edited', async () => {
    const { id: draftId } = await rooms.drafts.save(lister, { kind: 'room' as 'property', step: 'basics', content: {} })
    const { id, slug } = await rooms.post(lister, { ...newRoom, draftId })
    await expect(rooms.drafts.get(lister, draftId)).rejects.toMatchObject({ code: 'not_found' })
    expect(slug).toBe('room-by-the-park')
    expect([await isSeen(id, lister), await isSeen(id, staff), await isSeen(id)]).toEqual([true, true, false])
    const { data } = await rooms.review.list(staff, {})
    expect(data).toMatchObject([{ room: { id, title: newRoom.title }, timesSubmitted: 1 }])
    expect(await rooms.review.approve(staff, id)).toMatchObject({ reviewState: 'approved' })
    expect(await isSeen(id)).toBe(true)
    expect(await rooms.core.files.pictures.list(server.db, id)).toHaveLength(1)

    const stranger = { accountId: staff.accountId, permissions: [] }
    await expect(rooms.update(stranger, id, { title: 'Mine' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(rooms.update(lister, id, { title: 'Late', version: 1 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
    const edited = await rooms.update(lister, id, { title: 'Room with a view', requestedSlug: 'view' })
    expect(edited).toMatchObject({ slug: 'view', reviewState: 'pending' })
    expect(await isSeen(id)).toBe(false)
    expect(await rooms.review.reject(staff, id, 'No view')).toMatchObject({ reviewState: 'rejected' })
    await expect(rooms.review.end(staff, id)).rejects.toMatchObject({ code: 'illegal_move' })
    expect(await eventsOf(id)).toEqual([
      'room.posted',
      'room.approved',
      'room.changed',
      'room.submitted',
      'room.rejected',
    ])
  })

  test('has slugs that are given once, and own lists with their counts', async () => {
    const [one, other] = [await publish({ ...newRoom, title: 'Attic' }), await publish({ ...newRoom, title: 'Attic' })]
    expect([one.slug, other.slug]).toEqual(['attic', `attic-${other.id}`])
    const { ids, total } = await rooms.listOwn(lister)
    expect(ids.slice(0, 2)).toEqual([other.id, one.id])
    expect((await rooms.countOwn(lister)).all).toBe(total)
  })

  test('is told about by mail, once for each occasion', async () => {
    const { id } = await publish({ ...newRoom, title: 'Lodge' })
    const told = server.db.selectFrom('notification').select(['id', 'kind']).where('listingId', '=', id)
    const notices = await told.where('listingKind', '=', 'room').execute()
    expect(notices).toMatchObject([{ kind: 'listing_review' }])
    const payload = { notificationId: notices[0]?.id, channel: 'mail' }
    const deliver = rooms.notificationJobs.find((job) => job.name === 'notifications.deliver')
    for (const _ of [1, 2]) await deliver?.run(payload)
    const mails = (await messagesTo(email)).filter(({ text }) => text.includes('Lodge'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('http://gable.test/my-room/lodge')
  })

  test('is switched off, deleted, brought back and erased', async () => {
    const { id } = await publish()
    await rooms.setActive(lister, id, false)
    expect(await isSeen(id)).toBe(false)
    await rooms.setActive(lister, id, true)
    await rooms.delete(lister, id)
    expect([await isSeen(id), await isSeen(id, lister)]).toEqual([false, false])
    await rooms.restore(lister, id)
    expect(await isSeen(id)).toBe(true)
    await rooms.delete(lister, id)
    await runJob('rooms.erase', { roomId: id })
    const { rows: left } = await sql`select from room where id = ${id}`.execute(server.db)
    expect(left).toHaveLength(1)
    await sql`update room set deleted_at = now() - interval '1 minute' where id = ${id}`.execute(server.db)
    await runJob('rooms.erase', { roomId: id })
    await expect(rooms.restore(lister, id)).rejects.toMatchObject({ code: 'not_found' })
    const { rows: slugs } = await sql`select from room_slug where room_id = ${id}`.execute(server.db)
    expect(slugs).toEqual([])
    expect((await eventsOf(id)).slice(2)).toEqual([
      'room.deactivated',
      'room.activated',
      'room.deleted',
      'room.restored',
      'room.deleted',
      'room.erased',
    ])
  })

  test('ends by the clock and is renewed, which counts as a new one', async () => {
    const { id } = await publish()
    await sql`update room set expires_at = now() - interval '1 minute' where id = ${id}`.execute(server.db)
    expect(await isSeen(id)).toBe(false)
    await runJob('rooms.watch-ends', {})
    expect((await eventsOf(id)).at(-1)).toBe('room.expired')
    const before = rooms.uses.length
    expect(await rooms.renew(lister, { id })).toMatchObject({ reviewState: 'pending', isRenewed: true })
    const spent = rooms.uses.slice(before)
    expect(spent).toEqual([{ accountId: lister.accountId, kind: 'room_list', subjectId: id }])
    await rooms.review.approve(staff, id)
    expect(await isSeen(id)).toBe(true)
  })

  test('tells subscribers of all rooms at once when its lister leaves', async () => {
    const received: number[][] = []
    // The types know only the kinds that the product has.
    rooms.events.subscribe({
      topic: 'room.erased' as 'property.erased',
      run: async (_, ids) => void received.push(ids),
    })
    const { total } = await rooms.listOwn(lister)
    await rooms.eraseAllOf(lister.accountId)
    expect(received.map(({ length }) => length)).toEqual([total])
    expect((await rooms.listOwn(lister)).total).toBe(0)
  })
})
