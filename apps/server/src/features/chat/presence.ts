import { randomUUID } from 'node:crypto'
import { afterCommit } from '#platform/after-commit.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Tell, LiveRooms } from '#platform/live.ts'
import type { LiveHandlers, LivePage } from '#platform/live-handlers.ts'
import type { Logger } from 'pino'
import { adminId, hearsFor } from './chat-key.ts'
import { findOwnChat } from './conversations.repository.ts'
import { findLastBlocked, findPresence, removePresence, savePresence } from './presence.repository.ts'
import { findChatSettings } from './settings.repository.ts'

type Deps = {
  db: Db
  log: Logger
  tell: Tell
  rooms: LiveRooms
  mayContact: (db: Db, oneId: number, otherId: number) => Promise<boolean>
}

type Watching = { page: LivePage; chatId: number; otherId: number }

const saidEveryMs = 30_000
/** The pages that look at somebody's conversation with them. */
const roomPrefix = 'presence:'
const roomOf = (accountId: number) => `${roomPrefix}${accountId}`
const unknown = (accountId: number) => ({ accountId, isOnline: null, seenAt: null })
const isNumber = (said: unknown): said is number => typeof said === 'number' && Number.isSafeInteger(said) && said > 0

/**
 * Who is there and who is writing, told to the other one of a conversation and to nobody else, and only if both say of
 * themselves when they are there. What a process knows here is only what its own sockets need.
 */
export function createPresence({ db, log, tell, rooms, mayContact }: Deps) {
  const processId = randomUUID()
  /** The pages of this process that have a conversation open, by their member, and whom they look at. */
  const here = new Map<number, Map<string, Watching>>()
  let timer: NodeJS.Timeout | undefined

  /** Nobody for a conversation of others, one that is closed, and where one of the two does not show it. */
  async function findShownOther(accountId: number, chatId: number): Promise<number | undefined> {
    const chat = await findOwnChat(db, accountId, chatId)
    if (!chat || chat.otherId === adminId || chat.otherReadSequence === null) return undefined
    const { otherId } = chat
    const [own, theirs] = [await findChatSettings(db, accountId), await findChatSettings(db, otherId)]
    return own.showsPresence && theirs.showsPresence && (await mayContact(db, accountId, otherId)) ? otherId : undefined
  }

  async function announce(accountId: number) {
    const { isOnline, seenAt } = await findPresence(db, accountId)
    rooms.say(roomOf(accountId), 'presence', { accountId, isOnline, seenAt: seenAt?.toISOString() ?? null })
  }

  function sayAgain() {
    timer ??= setInterval(() => {
      savePresence(db, processId, [...here.keys()], true).catch((error: unknown) =>
        log.warn(error, 'who is there was not written down'),
      )
    }, saidEveryMs).unref()
  }

  async function enter(watching: Watching) {
    const { accountId, id } = watching.page
    const isFirst = !here.has(accountId)
    here.set(accountId, (here.get(accountId) ?? new Map<string, Watching>()).set(id, watching))
    sayAgain()
    if (!isFirst || !(await findChatSettings(db, accountId)).showsPresence || !here.has(accountId)) return
    await savePresence(db, processId, [accountId], true)
    await announce(accountId)
  }

  async function leave(page: LivePage) {
    const pages = here.get(page.accountId)
    const watched = pages?.get(page.id)
    if (pages === undefined || watched === undefined) return
    page.leave(roomOf(watched.otherId))
    pages.delete(page.id)
    if (pages.size > 0) return
    here.delete(page.accountId)
    if (!(await findChatSettings(db, page.accountId)).showsPresence) return
    await savePresence(db, processId, [page.accountId], false)
    await announce(page.accountId)
  }

  async function watch(page: LivePage, said: unknown) {
    if (!isNumber(said)) return leave(page)
    const chat = await findOwnChat(db, page.accountId, said)
    if (!chat) return leave(page)
    // It has left already: whoever came in now would stay for ever.
    if (page.isGone()) return
    const before = here.get(page.accountId)?.get(page.id)
    if (before !== undefined) page.leave(roomOf(before.otherId))
    await enter({ page, chatId: said, otherId: chat.otherId })
    const shownId = await findShownOther(page.accountId, said)
    if (shownId === undefined) return page.say('presence', unknown(chat.otherId))
    page.join(roomOf(shownId))
    const { isOnline, seenAt } = await findPresence(db, shownId)
    page.say('presence', { accountId: shownId, isOnline, seenAt: seenAt?.toISOString() ?? null })
  }

  /** Who may look at whom is decided anew: that somebody hid, or was blocked, may not have been heard here. */
  async function lookAgain() {
    for (const pages of [...here.values()]) {
      for (const { page, chatId } of [...pages.values()]) {
        // It may have gone or turned to another one meanwhile.
        if (here.get(page.accountId)?.get(page.id)?.chatId === chatId) await watch(page, chatId)
      }
    }
  }

  async function tellTyping({ accountId }: LivePage, said: unknown) {
    const otherId = isNumber(said) ? await findShownOther(accountId, said) : undefined
    if (otherId !== undefined && isNumber(said)) tell([otherId], 'typing', { chatId: said, accountId })
  }

  const handlers: LiveHandlers = {
    events: { watch, typing: tellTyping },
    onMissed: lookAgain,
    hearsFor,
    onGone: (page) => void leave(page).catch((error: unknown) => log.warn(error, 'who left was not written down')),
  }

  return {
    handlers,

    /** Whoever does not show it any more is unknown at once, and looks at nobody either. */
    async hide(accountId: number) {
      await removePresence(db, accountId)
      rooms.say(roomOf(accountId), 'presence', unknown(accountId))
      rooms.partAll(accountId, roomPrefix)
    },

    /** Pages that are open on a conversation hear no more of each other once it is closed. */
    async partBlocked(tx: Tx, blockerIds: number[]) {
      for (const blockerId of blockerIds) {
        const blockedId = await findLastBlocked(tx, blockerId)
        if (blockedId === undefined) continue
        afterCommit(tx, () => {
          rooms.part(blockedId, roomOf(blockerId))
          rooms.part(blockerId, roomOf(blockedId))
        })
      }
    },

    close() {
      clearInterval(timer)
      timer = undefined
    },
  }
}
