import type { ChatMessage } from '@gable/contract/chat-message'
import { type Chat, getChats, getMessages, openChat } from '@gable/contract/chats'
import { ApiError, type Client } from '@gable/contract/client'
import { getProjectDetail } from '@gable/contract/projects'
import { getPropertyCards } from '@gable/contract/properties'
import type { ProjectCard } from '@gable/contract/project'
import type { PropertyCard } from '@gable/contract/property'
import { type Limit, limitOf } from '#app/features/packages/limit-of.ts'
import type { ChatPlace, ChatQuery } from './chat-place.ts'
import { chatsPerPage, messagesPerPage } from './page-sizes.ts'

/** What a conversation is about, as everybody sees it; nothing once it is no longer public. */
export type ChatHome = { property?: PropertyCard | undefined; project?: ProjectCard | undefined }

type Callers = {
  /** Turns a failure into a page that says so. */
  call: Client
  /** Leaves it to us. */
  callPlainly: Client
}

export async function loadChat({ call, callPlainly }: Callers, query: ChatQuery) {
  const { place, isArchived } = query
  const [chats, opened] = await Promise.all([
    call(getChats, { isArchived, limit: chatsPerPage }),
    place && findOpened(callPlainly, place),
  ])
  return { query, chats: chats.data, opened, now: Date.now() }
}
export type LoadedChat = Awaited<ReturnType<typeof loadChat>>

export type OpenedChat = { chat: Chat; messages: ChatMessage[]; home: ChatHome }

/** What a package lacks for it, if that is why. */
type RefusedChat = { limit: Limit | null }

/** A conversation that cannot be opened leaves the list alone. */
async function findOpened(call: Client, place: ChatPlace): Promise<OpenedChat | RefusedChat> {
  try {
    const { data: chat } = await call(openChat, place)
    const [messages, home] = await Promise.all([
      // A page that is only fetched ahead has not been read.
      chat.id === null ? [] : call(getMessages, { ...place, perPage: messagesPerPage, marksRead: false }).then(dataOf),
      findHome(call, chat),
    ])
    return { chat, messages, home }
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
      return { limit: limitOf(error) ?? null }
    }
    throw error
  }
}

const dataOf = <Data>({ data }: { data: Data }) => data

/** The card beside the thread can do without its figures. */
async function findHome(call: Client, { propertyId, projectId, slug }: Chat): Promise<ChatHome> {
  try {
    if (propertyId > 0) return { property: (await call(getPropertyCards, { ids: [propertyId] })).data[0] }
    if (projectId > 0 && slug) return { project: (await call(getProjectDetail, { slug })).data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
  return {}
}
