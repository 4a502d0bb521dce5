import type { ChatMessage } from '@gable/contract/chat-message'
import { findGap } from '@gable/domain/chat-thread'
import { isOpenViewing } from '@gable/domain/viewing-moves'
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
  refreshContent,
  removeMessage,
  startThread,
  type ThreadState,
} from './thread-state.ts'
import { useAskAgain } from './use-ask-again.ts'
import { useLive } from '#app/shell/use-live.ts'
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
      // Staff also hear what others say to the administration.
      if (![message.senderId, message.receiverId].includes(readerId) || !isOf(message, chat)) return
      setChatId(message.chatId)
      const isFresh = message.sequence > read().lastSequence
      update((before) => addMessage(before, message))
      if (isFresh && message.senderId !== readerId) setHeard(message)
      if (findGap(read()) !== undefined) void catchUp()
    },
    [chat, readerId, read, update, catchUp],
  )
  useCheckedFiles({ chat, state, update })
  const { renew, renewOpen } = useRenewal({ chat, update, read })
  const { outbox, queue } = useOutbox(chat, arrive)
  const { noteWhole } = useAskAgain(async () => (await catchUp()) && (await renewOpen()))
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
    viewing: (viewingId) => {
      const card = read().messages.find(({ viewing }) => viewing?.id === viewingId)
      if (card) void renew(card.sequence)
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
    renew,
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
    if (chatId === null || isAsking.current) return true
    isAsking.current = true
    try {
      const { fetchMissed } = await import('./chat-calls.ts')
      for (let isAll = false; !isAll; ) {
        const { missed, asked } = await fetchMissed(chatId, read().lastSequence)
        isAll = missed.messages.length < asked.limit
        update((before) => addMissed(before, missed, asked))
      }
      return true
    } catch {
      return false
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

/** Cards of viewings that may have changed while the page heard nothing. */
const maxRenewed = 5

/** One message as it is now: the address of a voice note works for minutes, and a viewing is moved and answered. */
function useRenewal({ chat, update, read }: Held & Pick<OpenedChat, 'chat'>) {
  const ask = useCallback(
    async (sequence: number) => {
      const { fetchOlder } = await import('./chat-calls.ts')
      const [renewed] = await fetchOlder(chat, sequence + 1, 1)
      if (renewed) update((before) => refreshContent(before, [renewed]))
      return renewed
    },
    [chat, update],
  )
  /** What cannot be fetched stays as it is shown. */
  const renew = useCallback((sequence: number) => ask(sequence).catch(() => undefined), [ask])
  const renewOpen = useCallback(async () => {
    const open = read().messages.filter(({ viewing }) => viewing && isOpenViewing(viewing))
    try {
      for (const { sequence } of open.slice(-maxRenewed)) await ask(sequence)
      return true
    } catch {
      return false
    }
  }, [read, ask])
  return { renew, renewOpen }
}

const lookAgainMs = 3_000

/** A file is looked through after it was sent; until then the page asks what became of it. */
function useCheckedFiles({
  chat,
  state,
  update,
}: Pick<Held, 'update'> & Pick<OpenedChat, 'chat'> & { state: ThreadState }) {
  const newest = state.messages.findLast(
    ({ file, voice }) => file?.state === 'checking' || voice?.state === 'checking',
  )?.sequence
  useEffect(() => {
    if (newest === undefined) return undefined
    const look = async () => {
      const { fetchOlder } = await import('./chat-calls.ts')
      const messages = await fetchOlder(chat, newest + 1).catch(() => [])
      update((before) => refreshContent(before, messages))
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
