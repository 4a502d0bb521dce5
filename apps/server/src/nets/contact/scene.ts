import { sendMessage } from '@gable/contract/chats'
import { type ClientEvents, type LiveEvents, livePath } from '@gable/contract/live'
import { io, type Socket } from 'socket.io-client'
import { expect } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import type { TestServer } from '../../test/test-server.ts'

export type Side = 'visitor' | 'lister'
export type Scene = Awaited<ReturnType<typeof meet>>
type Person = Awaited<ReturnType<TestServer['addMember']>>

/** A lister with two homes, and somebody who has asked about one of them; nobody has blocked anybody. */
export async function meet(server: TestServer, url: string, by: Side) {
  await server.db.deleteFrom('rateWindow').execute()
  const lister = await server.addMember({ name: 'Lea', mobile: '+351936118206', showsNumber: true })
  const visitor = await server.addMember({ name: 'Sofia' })
  const homes = await insertListings(server.db, [plainListing(lister.id), plainListing(lister.id)])
  const [propertyId, otherHomeId] = [homes[0]?.id ?? 0, homes[1]?.id ?? 0]
  const { chatId } = (await visitor.call(sendMessage, { accountId: lister.id, propertyId, text: 'Hello' })).data
  const [from, to] = by === 'visitor' ? [visitor, lister] : [lister, visitor]
  return {
    ...{ server, lister, visitor, from, to, propertyId, otherHomeId, chatId },
    ...openPages(server, url, { from, to }),
  }
}

type Page = Socket<LiveEvents, ClientEvents>
type Said = { event: string; value: unknown }

/** Pages of the two at their sockets, where a path needs them. */
function openPages(server: TestServer, url: string, { from, to }: { from: Person; to: Person }) {
  const pages = new Map<Person, { page: Page; said: Said[] }>()

  async function open(person: Person) {
    const extraHeaders = { authorization: `Bearer ${person.token}` }
    const page: Page = io(url, { path: livePath, transports: ['websocket'], extraHeaders, forceNew: true })
    const said: Said[] = []
    page.onAny((event: string, value: unknown) => said.push({ event, value }))
    pages.set(person, { page, said })
    await expect.poll(() => said.length, { timeout: 10_000 }).toBeGreaterThan(0)
  }
  /** Until it has an answer, so that whatever was said before has been decided. */
  async function watch(person: Person, chatId: number) {
    const { page, said = [] } = pages.get(person) ?? {}
    const before = said.filter(isPresence).length
    page?.emit('watch', chatId)
    await expect.poll(() => said.filter(isPresence).length, { timeout: 10_000 }).toBeGreaterThan(before)
  }

  return {
    async openPages() {
      await open(from)
      await open(to)
    },
    closePages: () => {
      for (const { page } of pages.values()) page.disconnect()
    },
    watch,
    type: (person: Person, chatId: number) => pages.get(person)?.page.emit('typing', chatId),
    /** What somebody was told, once everything that was said before has arrived. */
    async hear(person: Person): Promise<Said[]> {
      server.product.live.tell([person.id], 'unread')
      const { said = [] } = pages.get(person) ?? {}
      await expect.poll(() => said.some(({ event }) => event === 'unread'), { timeout: 10_000 }).toBe(true)
      return said
    },
  }
}

const isPresence = ({ event }: Said) => event === 'presence'
