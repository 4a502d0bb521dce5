import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'
import { useState } from 'react'
import { useSite } from '#app/shell/site.ts'
import { keyOf } from './chat-place.ts'
import type { LoadedChat } from './load-chat.server.ts'
import { chatsPerPage } from './page-sizes.ts'
import { useAskAgain } from './use-ask-again.ts'
import { useLive } from '#app/shell/use-live.ts'

type Held = { of: Chat[]; chats: Chat[]; hasOlder: boolean }

/** The list as it goes on. What it does not know by itself it asks for. */
export function useChats({ chats: loaded, query }: LoadedChat) {
  const readerId = useSite().account?.id ?? 0
  const [held, setHeld] = useState(() => hold(loaded))
  // Another page has been loaded since: it knows better.
  const current = held.of === loaded ? held : hold(loaded)
  const change = (to: (chats: Chat[]) => Chat[]) =>
    setHeld((before) => {
      const base = before.of === loaded ? before : hold(loaded)
      return { ...base, chats: to(base.chats) }
    })

  async function refresh() {
    try {
      const { fetchChats } = await import('./chat-calls.ts')
      const fresh = await fetchChats(query.isArchived)
      change((before) => [...fresh, ...withoutThose(before.slice(chatsPerPage), fresh)])
      return true
    } catch {
      // What is shown stays; the next question comes soon.
      return false
    }
  }

  async function showOlder() {
    const last = current.chats.at(-1)
    if (!last?.id) return
    const { fetchChats } = await import('./chat-calls.ts')
    const older = await fetchChats(query.isArchived, last.id)
    setHeld((before) => ({
      of: loaded,
      chats: [...before.chats, ...withoutThose(older, before.chats)],
      hasOlder: older.length >= chatsPerPage,
    }))
  }

  const { noteWhole } = useAskAgain(refresh)
  useLive({
    message: (message) => {
      if (current.chats.some(({ id }) => id === message.chatId))
        change((before) => noteMessage(before, message, readerId))
      else void refresh()
    },
    marks: ({ chatId, accountId, readSequence }) => {
      if (accountId === readerId) change((before) => noteRead(before, chatId, readSequence))
    },
    removed: () => void refresh(),
    viewing: (viewingId) => {
      if (current.chats.some(({ lastMessage }) => lastMessage?.viewing?.id === viewingId)) void refresh()
    },
    chats: () => void refresh(),
    whole: noteWhole,
    onLost: () => noteWhole(false),
  })
  return {
    chats: current.chats,
    hasOlder: current.hasOlder,
    showOlder,
    noteRead: (chatId: number) => change((before) => noteRead(before, chatId, Number.MAX_SAFE_INTEGER)),
  }
}

const hold = (loaded: Chat[]): Held => ({ of: loaded, chats: loaded, hasOlder: loaded.length >= chatsPerPage })

const withoutThose = (chats: Chat[], others: Chat[]) => {
  const keys = new Set(others.map(keyOf))
  return chats.filter((chat) => !keys.has(keyOf(chat)))
}

/** The latest comes first. */
export function noteMessage(chats: Chat[], message: ChatMessage, readerId: number): Chat[] {
  const chat = chats.find(({ id }) => id === message.chatId)
  if (!chat || message.sequence <= chat.lastSequence) return chats
  const isOwn = message.senderId === readerId
  const changed: Chat = {
    ...chat,
    lastMessage: message,
    lastSequence: message.sequence,
    lastAt: message.createdAt,
    unreadCount: isOwn ? chat.unreadCount : chat.unreadCount + 1,
  }
  return [changed, ...chats.filter((one) => one !== chat)]
}

export const noteRead = (chats: Chat[], chatId: number, readSequence: number): Chat[] =>
  chats.map((chat) =>
    chat.id === chatId && readSequence >= chat.lastSequence && chat.unreadCount > 0
      ? { ...chat, unreadCount: 0 }
      : chat,
  )
