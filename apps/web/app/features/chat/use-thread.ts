import type { ChatMessage } from '@gable/contract/chat-message'
import { findGap } from '@gable/domain/chat-thread'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '#app/shell/site.ts'
import type { OpenedChat } from './load-chat.server.ts'
import { messagesPerPage } from './page-sizes.ts'
import {
  addMarks,
  addMessage,
  addMissed,
  addOlder,
  hideMessage,
  refreshFiles,
  removeMessage,
  startThread,
  type ThreadState,
} from './thread-state.ts'
import { useAskAgain } from './use-ask-again.ts'
import { useLive } from './use-live.ts'
import { useOutbox } from './use-outbox.ts'

/** One conversation as it goes on: heard over the socket, asked for where something is missing, sent by the outbox. */
export function useThread({ chat, messages }: OpenedChat) {
  const readerId = useSite().account?.id ?? 0
  const [chatId, setChatId] = useState(chat.id)
  const { state, update, read } = useUpdated(() => startThread(chat, messages, messagesPerPage))
  const [heard, setHeard] = useState<ChatMessage>()
  const older = useOlder({ chat, update, read })
  const catchUp = useCatchUp({ chatId, update, read })

  const arrive = useCallback(
    (message: ChatMessage) => {
      if (!isOf(message, chat)) return
      setChatId(message.chatId)
      const isFresh = message.sequence > read().lastSequence
      update((before) => addMessage(before, message))
      if (isFresh && message.senderId !== readerId) setHeard(message)
      if (findGap(read()) !== undefined) void catchUp()
    },
    [chat, readerId, read, update, catchUp],
  )
  useCheckedFiles({ chat, state, update })
  const { outbox, queue } = useOutbox(chat, arrive)
  const { noteWhole } = useAskAgain(() => void catchUp())
  useLive({
    message: (message) => {
      arrive(message)
      outbox.confirm(chat, message.messageId)
    },
    marks: (marks) => {
      if (marks.chatId === chatId) update((before) => addMarks(before, marks, readerId))
    },
    removed: (removed) => {
      if (removed.chatId === chatId) update((before) => removeMessage(before, removed.sequence))
    },
    whole: noteWhole,
    onLost: () => noteWhole(false),
  })

  return {
    chatId,
    state,
    queue,
    outbox,
    /** The last that the other one said while this page was open. */
    heard,
    ...older,
    update,
    /** Gone for both, or from this page alone. */
    take: (sequence: number, isForBoth: boolean) =>
      update((before) => (isForBoth ? removeMessage : hideMessage)(before, sequence)),
  }
}

/** What came in between two renders counts, too: everything asks and changes the newest state. */
function useUpdated(start: () => ThreadState) {
  const [state, setState] = useState(start)
  const latest = useRef(state)
  const update = useCallback((to: (before: ThreadState) => ThreadState) => {
    latest.current = to(latest.current)
    setState(latest.current)
  }, [])
  const read = useCallback(() => latest.current, [])
  return { state, update, read }
}

type Held = { update: ReturnType<typeof useUpdated>['update']; read: () => ThreadState }

function useCatchUp({ chatId, update, read }: Held & { chatId: number | null }) {
  const isAsking = useRef(false)
  return useCallback(async () => {
    if (chatId === null || isAsking.current) return
    isAsking.current = true
    try {
      const { fetchMissed } = await import('./chat-calls.ts')
      for (let isAll = false; !isAll; ) {
        const { missed, asked } = await fetchMissed(chatId, read().lastSequence)
        isAll = missed.messages.length < asked.limit
        update((before) => addMissed(before, missed, asked))
      }
    } catch {
      // It is asked again in a few seconds.
    } finally {
      isAsking.current = false
    }
  }, [chatId, update, read])
}

function useOlder({ chat, update, read }: Held & Pick<OpenedChat, 'chat'>) {
  const [olderState, setOlderState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isAsking = useRef(false)
  const showOlder = useCallback(async () => {
    const first = read().messages[0]
    if (!first || !read().hasOlder || isAsking.current) return
    isAsking.current = true
    setOlderState('loading')
    try {
      const { fetchOlder } = await import('./chat-calls.ts')
      const older = await fetchOlder(chat, first.sequence)
      update((before) => addOlder(before, older, messagesPerPage))
      setOlderState('idle')
    } catch {
      setOlderState('failed')
    } finally {
      isAsking.current = false
    }
  }, [chat, update, read])
  return { olderState, showOlder }
}

const lookAgainMs = 3_000

/** A file is looked through after it was sent; until then the page asks what became of it. */
function useCheckedFiles({
  chat,
  state,
  update,
}: Pick<Held, 'update'> & Pick<OpenedChat, 'chat'> & { state: ThreadState }) {
  const newest = state.messages.findLast(({ file }) => file?.state === 'checking')?.sequence
  useEffect(() => {
    if (newest === undefined) return undefined
    const look = async () => {
      const { fetchOlder } = await import('./chat-calls.ts')
      const messages = await fetchOlder(chat, newest + 1).catch(() => [])
      update((before) => refreshFiles(before, messages))
    }
    const timer = setInterval(() => void look(), lookAgainMs)
    return () => clearInterval(timer)
  }, [newest, chat, update])
}

/** By whom and what it is about: before the first message the page does not know the conversation's id. */
function isOf(message: ChatMessage, { id, accountId, propertyId, projectId }: OpenedChat['chat']) {
  if (id !== null) return message.chatId === id
  const isWithThem = message.senderId === accountId || message.receiverId === accountId
  return isWithThem && message.propertyId === propertyId && message.projectId === projectId
}
