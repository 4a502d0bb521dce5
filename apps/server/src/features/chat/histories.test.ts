import type { ChatMessage } from '@gable/contract/chat-message'
import {
  confirmSent,
  enqueue,
  failSending,
  findNextToSend,
  resumeSending,
  type SendQueue,
  startSending,
} from '@gable/domain/chat-queue'
import { applyFetched, applyMessages, type ChatThread, findGap, startThread } from '@gable/domain/chat-thread'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertListings, plainListing } from '../../test/listings.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import {
  assertMayContact,
  assertOpen,
  closedBetween,
  contactLocks,
  mayContact,
} from '../blocks/may-contact.repository.ts'
import { isPublic as isPublicProject } from '../projects/visible-to.ts'
import { isPublic } from '../properties/visible-to.ts'
import { createSending } from './sending.service.ts'

const histories = Number(process.env['CHAT_HISTORIES'] ?? 2_000)
/** As many at once; the database takes its time for each. */
const lanes = 8

let server: TestServer
let listerId: number
let propertyId: number
let seekerIds: number[]
beforeAll(async () => {
  server = await startTestServer()
  listerId = (await server.addMember()).id
  propertyId = (await insertListings(server.db, [plainListing(listerId)]))[0]?.id ?? 0
  const { rows } = await sql<{ id: number }>`
    insert into account (email, name) select 'h' || n || '@gable.test', 'H' from generate_series(1, ${histories * 2}) n
    returning id`.execute(server.db)
  seekerIds = rows.map(({ id }) => id)
  // How much somebody may say in a minute is for another test.
  await sql`create function forget_use() returns trigger language plpgsql as 'begin new.used := 1; return new; end'`.execute(
    server.db,
  )
  await sql`create trigger forgets_use before update on rate_window for each row execute function forget_use()`.execute(
    server.db,
  )
})
afterAll(() => server.stop())

const step = fc.record({
  who: fc.constantFrom('seeker', 'lister'),
  what: fc.constantFrom('write', 'send', 'send', 'hear', 'hear', 'hear twice', 'miss', 'reconnect', 'reload'),
  /** What becomes of a request: answered, lost on its way there or back, or sent twice by the network. */
  fate: fc.constantFrom('answered', 'lost there', 'lost back', 'doubled'),
  /** Which of the waiting events arrives next. */
  place: fc.nat(7),
})
type Step = { who: 'seeker' | 'lister'; what: string; fate: string; place: number }

/** One page: what it has to send, what it has, and what is on its way to it. */
type Page = {
  accountId: number
  otherId: number
  written: string[]
  queue: SendQueue<string>
  thread: ChatThread<ChatMessage>
  arriving: ChatMessage[]
}

/** Time passes, so that whatever waits for another try is due. */
const later = 60_000

async function live(steps: Step[], seekerId: number) {
  const newPage = (accountId: number, otherId: number): Page => ({
    ...{ accountId, otherId, written: [], queue: [], thread: startThread<ChatMessage>([]), arriving: [] },
  })
  const pages = { seeker: newPage(seekerId, listerId), lister: newPage(listerId, seekerId) }
  let chatId: number | undefined
  let now = 0
  const send = createSending({
    db: server.db,
    tell: (accountIds, event, ...values) => {
      if (event !== 'message') return
      for (const page of Object.values(pages)) {
        if (accountIds.includes(page.accountId)) page.arriving.push(values[0] as ChatMessage)
      }
    },
    files: {
      list: async () => new Map(),
      store: async () => undefined,
      storeVoice: async () => undefined,
      keep: async () => undefined,
      release: async () => undefined,
    },
    listViewings: async () => new Map(),
    assertMayContact,
    contact: { locks: contactLocks, closedBetween, assertOpen },
    mayContact,
    noteQuestion: async () => undefined,
    noteAnswer: async () => undefined,
    isPublic: { property: isPublic, project: isPublicProject },
    requireAccess: async () => undefined,
  })
  const memberOf = ({ accountId }: Page) => ({ accountId, permissions: [] })

  function hear(page: Page, messages: ChatMessage[]) {
    page.thread = applyMessages(page.thread, messages)
    for (const { senderId, messageId } of messages) {
      if (senderId === page.accountId) page.queue = confirmSent(page.queue, messageId)
    }
  }

  async function fetchMissed(page: Page) {
    if (!chatId) return
    for (let serverLast = Number.MAX_SAFE_INTEGER; findGap(page.thread, serverLast) !== undefined; ) {
      const after = page.thread.lastSequence
      const fetched = await server.product.chat.reading.listAfter(memberOf(page), {
        chatId,
        afterSequence: after,
        limit: 3,
      })
      page.thread = applyFetched(page.thread, fetched.messages, {
        after,
        upTo: fetched.messages.at(-1)?.sequence ?? after,
      })
      hear(page, fetched.messages)
      serverLast = fetched.lastSequence
      if (fetched.messages.length === 0) break
    }
  }

  async function sendNext(page: Page, fate: string) {
    const next = findNextToSend(page.queue, now)
    // Only whoever asks may begin.
    if (!next || (chatId === undefined && page !== pages.seeker)) return
    const { messageId, content: text } = next
    page.queue = startSending(page.queue, messageId)
    const ask = () => send(memberOf(page), { accountId: page.otherId, propertyId, messageId, text })
    const answers = fate === 'lost there' ? [] : await Promise.all(fate === 'doubled' ? [ask(), ask()] : [ask()])
    for (const answer of answers) chatId = answer.chatId
    if (fate === 'lost there' || fate === 'lost back')
      page.queue = failSending(page.queue, messageId, { now, chance: 1 })
    else hear(page, answers)
  }

  async function act(page: Page, { what, fate, place }: Step) {
    now += later
    const at = page.arriving.length > 0 ? place % page.arriving.length : 0
    if (what === 'write') {
      const text = `${page.accountId} says ${page.written.length}`
      page.written.push(text)
      page.queue = enqueue(page.queue, { messageId: crypto.randomUUID(), content: text, now })
    } else if (what === 'send') await sendNext(page, fate)
    else if (what === 'hear') hear(page, page.arriving.splice(at, 1))
    else if (what === 'hear twice') hear(page, page.arriving.slice(at, at + 1))
    else if (what === 'miss') page.arriving.splice(at, 1)
    else if (what === 'reconnect') {
      page.arriving = []
      await fetchMissed(page)
    } else {
      // Of a page that was closed the queue is left, as text.
      page.queue = resumeSending(JSON.parse(JSON.stringify(page.queue)) as SendQueue<string>, now)
      Object.assign(page, { thread: startThread<ChatMessage>([]), arriving: [] })
      await fetchMissed(page)
    }
  }

  for (const one of steps) await act(pages[one.who], one)
  // In the end the network is good, and everybody has everything.
  const good = { who: 'seeker', fate: 'answered', place: 0 } as const
  for (const page of [pages.seeker, pages.lister, pages.seeker]) {
    const canSend = () => chatId !== undefined || page === pages.seeker
    while (findNextToSend(page.queue, now + later) && canSend()) {
      await act(page, { ...good, what: 'send' })
    }
  }
  for (const page of Object.values(pages)) await act(page, { ...good, what: 'reconnect' })
  return { pages, hasBegun: chatId !== undefined }
}

function check({ pages, hasBegun }: Awaited<ReturnType<typeof live>>) {
  const { seeker, lister } = pages
  if (!hasBegun) return
  for (const { thread } of [seeker, lister]) {
    expect(thread.ahead).toEqual([])
    expect(thread.messages.map(({ sequence }) => sequence)).toEqual(thread.messages.map((_, index) => index + 1))
  }
  const said = seeker.thread.messages.map(({ text }) => text)
  expect(lister.thread.messages.map(({ text }) => text)).toEqual(said)
  for (const { accountId, written, queue } of [seeker, lister]) {
    expect(queue).toEqual([])
    expect(said.filter((text) => text.startsWith(`${accountId} `))).toEqual(written)
  }
}

test(`exactly once and in order, in ${histories} histories of drops, doubles, overtaking, reloads and reconnects`, async () => {
  let begun = 0
  let next = 0
  const lane = (seed: number) =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
        const seekerId = seekerIds[next++ % seekerIds.length] ?? 0
        const lived = await live(steps, seekerId)
        begun += lived.hasBegun ? 1 : 0
        check(lived)
      }),
      { numRuns: Math.ceil(histories / lanes), seed, endOnFailure: true },
    )
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index + 1)))
  expect(begun).toBeGreaterThan(histories / 3)
})
