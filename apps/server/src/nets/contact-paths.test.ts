import { blockUser } from '@gable/contract/blocks'
import type { Call } from '@gable/contract/call'
import * as comfort from '@gable/contract/chat-comfort'
import * as chats from '@gable/contract/chats'
import * as enquiries from '@gable/contract/enquiries'
import * as leads from '@gable/contract/leads'
import * as ownLeads from '@gable/contract/own-leads'
import * as viewings from '@gable/contract/viewings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test/test-server.ts'
import { contactPaths, type Path } from './contact/paths.ts'
import { meet } from './contact/scene.ts'

/** Calls of what two people have to do with each other by which nothing gets from one to the other, with the reason. */
const none: Record<string, string> = {
  get_chats: 'what was said before a block stays readable',
  chat: 'the same',
  get_messages: 'the same',
  'messages-after': 'the same',
  'search-messages': 'the same',
  delete_chat_message: 'takes away and says nothing',
  'unread-chats': 'counts one’s own',
  'mark-chat': 'how far one has read what was there before',
  'update-chat': 'one’s own list',
  'chat-preferences': 'one’s own',
  'update-chat-preferences': 'one’s own',
  'chat-replies': 'one’s own',
  'save-chat-replies': 'one’s own',
  'lead-counts': 'numbers',
  'update-lead': 'what a lister notes for themselves',
  'add-lead-note': 'the same',
  'add-lead': 'the same',
  'delete-lead': 'the same',
  'enquiry-challenge': 'a riddle',
  'get-viewing-slots': 'what the page of a home says to everybody',
  'get-own-viewing-slots': 'one’s own times',
  'save-viewing-slots': 'one’s own times',
  'get-viewings': 'what was agreed before; a block cancels what was to come',
  'waiting-viewings': 'counts one’s own',
  'get-viewing-calendar': 'one’s own calendar',
  'viewing-calendar-link': 'one’s own calendar',
  'revoke-viewing-calendar-link': 'one’s own calendar',
}

let server: TestServer
let url: string
beforeAll(async () => {
  server = await startTestServer()
  url = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop())

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value
const nameOf = ({ path }: Call) => path.slice(1)

test('T59 every call between two people is a path of contact, or named as none', () => {
  const all = [comfort, chats, enquiries, leads, ownLeads, viewings]
    .flatMap((calls) => Object.values(calls))
    .filter(isCall)
  const paths = new Set(contactPaths.flatMap(({ calls }) => calls.map(nameOf)))
  const named = [...paths, ...Object.keys(none)]
  expect(named.toSorted()).toEqual(all.map(nameOf).toSorted())
})

/** What got there: nothing where it was refused. */
async function reach(path: Path, block?: 'from' | 'to'): Promise<unknown> {
  const scene = await meet(server, url, path.by)
  try {
    await path.prepare?.(scene)
    const [blocker, blocked] = block === 'from' ? [scene.from, scene.to] : [scene.to, scene.from]
    if (block) await blocker.call(blockUser, { accountId: blocked.id })
    return await path.reach(scene).catch((error: unknown) => {
      if (!block) throw error
      expect(error).toMatchObject({ code: expect.stringMatching(refusals) })
    })
  } finally {
    scene.closePages()
  }
}
/** A viewing that a block has cancelled is answered no more. */
const refusals = /^(blocked_by_you|blocked_you|illegal_move)$/

describe.each(contactPaths.map((path) => [`${path.name}, by the ${path.by}`, path] as const))('%s', (_, path) => {
  test('gets there while nobody has blocked anybody', async () => {
    expect(await reach(path)).toBeTruthy()
  })

  test.each(['from', 'to'] as const)(
    'T59 is closed once one of the two has blocked the other: whoever it comes %s',
    async (block) => {
      expect(await reach(path, block)).toBeFalsy()
    },
  )
})
