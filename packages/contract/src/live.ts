import type { ChatMessage } from './chat-message.ts'

/** Where browsers open their one socket. */
export const livePath = '/api/live'

/** Whatever the server says over the socket without being asked, and with what. */
export type LiveEvents = {
  /** Something was told or read: the count beside the bell is another one. */
  unread: () => void
  /** Whether everything that is said anywhere arrives here; while it does not, ask now and then. */
  whole: (isWhole: boolean) => void
  /** Something was said in a conversation of this member, by either of the two. It may come twice or never: order by its sequence, and fetch what is missing. */
  message: (message: ChatMessage) => void
  /** Up to where one of the two has a conversation, and up to where they have read it. */
  marks: (marks: ChatMarks) => void
  /** A message was taken back. */
  removed: (removed: { chatId: number; sequence: number }) => void
  /** The other one is writing; it ends by itself after five seconds. */
  typing: (typing: { chatId: number; accountId: number }) => void
  /** Of the other one of the conversation that is watched; null where they do not say. */
  presence: (presence: ChatPresence) => void
  /** A viewing of this member was asked for, or stands otherwise now: whoever shows it or counts them asks again. */
  viewing: (viewingId: number) => void
  /** The member's list of conversations or what is unread in them changed on another page. */
  chats: () => void
}

export type ChatMarks = { chatId: number; accountId: number; deliveredSequence: number; readSequence: number }
export type ChatPresence = { accountId: number; isOnline: boolean | null; seenAt: string | null }

/** What browsers may say. Everything else closes the socket. */
export type ClientEvents = {
  /** A conversation is open on this page, or none any more: answered by `presence`, now and whenever it changes. */
  watch: (chatId: number | null) => void
  /** The member is writing there; say it at most every three seconds. */
  typing: (chatId: number) => void
}

/** When a process or Redis was away, all pages have something to ask at once: each waits for a random part of this. */
export const catchUpWithinMs = 2_000

/** After this long without another sign nobody is writing. */
export const typingEndsMs = 5_000
export const typingEveryMs = 3_000
