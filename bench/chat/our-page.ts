import type { ChatMessage } from '@gable/contract/chat-message'
import { getMessagesAfter, maxMessagesPerPage, sendMessage } from '@gable/contract/chats'
import type { createClient } from '@gable/contract/client'
import { catchUpWithinMs, livePath } from '@gable/contract/live'
import { applyFetched, applyMessages, type ChatThread, findGap, startThread } from '@gable/domain/chat-thread'
import { setTimeout as delay } from 'node:timers/promises'
import type { Member } from './start-chat.ts'
import { openPage } from './page.ts'

type Call = ReturnType<typeof createClient>
type Deps = { calls: Call[]; addresses: string[]; member: Member; onShown: (message: ChatMessage) => void }

/** As the pages of the site ask while their socket does not hear everything, and send what was not answered again. */
const askEveryMs = 5_000
const sendAgainMs = 1_000

/** A page with one conversation open, which behaves as apps/web/app/features/chat does. */
export function openOurPage({ calls, addresses, member, onShown }: Deps, first: number) {
  const { chatId, otherId, propertyId } = member
  let thread: ChatThread<ChatMessage> = startThread<ChatMessage>([])
  let isWhole = false
  let isAsking = false
  let waiting: NodeJS.Timeout | undefined
  let at = first
  const call = () => calls[at % calls.length] as Call

  function keep(next: ChatThread<ChatMessage>) {
    const shown = thread.messages.length
    thread = next
    for (const message of thread.messages.slice(shown)) onShown(message)
  }

  async function catchUp() {
    if (isAsking) return
    isAsking = true
    try {
      for (let isAll = false; !isAll; ) {
        const asked = { chatId, afterSequence: thread.lastSequence, limit: maxMessagesPerPage }
        const { messages, lastSequence } = (await call()(getMessagesAfter, asked)).data
        isAll = messages.length < asked.limit
        const upTo = isAll ? lastSequence : (messages.at(-1)?.sequence ?? lastSequence)
        keep(applyFetched(thread, messages, { after: asked.afterSequence, upTo }))
      }
    } catch {
      at += 1
      catchUpSoon()
    } finally {
      isAsking = false
    }
  }
  function catchUpSoon() {
    waiting ??= setTimeout(() => {
      waiting = undefined
      void catchUp()
    }, Math.random() * catchUpWithinMs)
  }
  const timer = setInterval(() => {
    if (!isWhole) catchUpSoon()
  }, askEveryMs)

  const page = openPage(
    {
      addresses,
      path: livePath,
      headers: { authorization: `Bearer ${member.token}`, 'x-forwarded-for': member.address },
      onEvent(event, value) {
        if (event === 'whole') {
          if (value === true && !isWhole) catchUpSoon()
          isWhole = value === true
        } else if (event === 'message') {
          keep(applyMessages(thread, [value as ChatMessage]))
          if (findGap(thread) !== undefined) void catchUp()
        }
      },
      onLost() {
        isWhole = false
        at += 1
      },
    },
    first,
  )

  return {
    isOpen: page.isOpen,
    get isWhole() {
      return isWhole
    },
    shown: () => thread.messages,
    async say(messageId: string, text: string) {
      for (;;) {
        const isSaid = await call()(sendMessage, { accountId: otherId, propertyId, messageId, text }).then(
          () => true,
          () => false,
        )
        if (isSaid) return
        at += 1
        await delay(sendAgainMs)
      }
    },
    close() {
      clearInterval(timer)
      clearTimeout(waiting)
      page.close()
    },
  }
}
