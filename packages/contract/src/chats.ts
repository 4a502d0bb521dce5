import { fitsChat } from '@gable/domain/chat-rules'
import * as z from 'zod'
import type { Call } from './call.ts'
import { ChatMessage, WholeNumber } from './chat-message.ts'
import { Picture } from './property.ts'
import { FilePart, Flag, Id, limitOf, page, queryNumber, renamed, text, YesNo } from './wire.ts'

const whole = z.int().nonnegative()

/** Named by the other person and what it is about: at most one conversation answers to it. */
const pair = {
  user_id: WholeNumber.describe('The other person; 0 for the administration'),
  property_id: WholeNumber.describe('0 with the administration, and where it is about a project'),
  project_id: WholeNumber.optional().describe('Ours'),
  is_admin: Flag.optional().describe('Ours: 1 for staff who speak for the administration'),
}
const pairNames = {
  user_id: 'accountId',
  property_id: 'propertyId',
  project_id: 'projectId',
  is_admin: 'asAdmin',
} as const

const Chat = renamed(
  z.object({
    id: Id.nullable().describe('Ours: null before the first message'),
    user_id: whole,
    name: z.string().describe('Empty for somebody who left'),
    profile: z.string(),
    is_admin: z.boolean().describe('Whether the other one is the administration'),
    property_id: whole,
    project_id: whole.describe('Ours'),
    slug_id: z.string().describe('Empty where there is no page to open any more'),
    title: z.string(),
    title_image: Picture.nullable(),
    last_message: ChatMessage.nullable(),
    unread_count: whole,
    is_blocked_by_me: z.boolean(),
    is_blocked_by_user: z.boolean(),
    is_own_listing: z.boolean().describe('Ours: whether the caller is the lister'),
    can_write: z.boolean().describe('Ours: false where blocked, and where the other one left'),
    last_sequence: whole.describe('Ours: of its newest message'),
    read_sequence: whole.describe('Ours: how far the caller has read'),
    other_read_sequence: whole.describe('Ours: how far the other one has read'),
    other_delivered_sequence: whole.describe('Ours: how far pages of the other one have it'),
    is_muted: z.boolean().describe('Ours'),
    is_archived: z.boolean().describe('Ours'),
    last_at: z.string().nullable().describe('Ours: when it last changed its place in the list'),
  }),
  {
    user_id: 'accountId',
    profile: 'profileImageUrl',
    is_admin: 'isAdmin',
    property_id: 'propertyId',
    project_id: 'projectId',
    slug_id: 'slug',
    title_image: 'titleImage',
    last_message: 'lastMessage',
    unread_count: 'unreadCount',
    is_blocked_by_me: 'isBlockedByMe',
    is_blocked_by_user: 'isBlockedByThem',
    is_own_listing: 'isOwnListing',
    can_write: 'canWrite',
    last_sequence: 'lastSequence',
    read_sequence: 'readSequence',
    other_read_sequence: 'otherReadSequence',
    other_delivered_sequence: 'otherDeliveredSequence',
    is_muted: 'isMuted',
    is_archived: 'isArchived',
    last_at: 'lastAt',
  },
)
export type Chat = z.output<typeof Chat>

export const getChats = {
  method: 'GET',
  path: '/get_chats',
  access: 'member',
  demo: 'allowed',
  summary: 'The conversations of the member, one for each home or project and other person, latest first',
  input: renamed(
    z.strictObject({
      ...page,
      before_id: Id.optional().describe('Ours: only those behind this one, which costs the same on every page'),
      is_archived: Flag.optional().describe('Ours: 1 for those that were put away, 0 unless said'),
      is_admin: pair.is_admin,
    }),
    { before_id: 'beforeId', is_archived: 'isArchived', is_admin: 'asAdmin' },
  ),
  output: z.array(Chat),
  errors: ['not_found'],
} as const satisfies Call

/** The conversation with somebody about something, before a word was said there too. */
export const openChat = {
  method: 'GET',
  path: '/chat',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: one conversation by the other person and what it is about; there may be nothing said in it yet',
  input: renamed(z.strictObject(pair), pairNames),
  output: Chat,
  errors: ['not_found', 'about_yourself', 'package_required'],
} as const satisfies Call

/** Of one page, and of what is fetched after a socket was lost. */
export const maxMessagesPerPage = 50

export const getMessages = {
  method: 'GET',
  path: '/get_messages',
  access: 'member',
  demo: 'allowed',
  summary: 'Messages of a conversation, newest first; asking for page 1 marks them read',
  input: renamed(
    z.strictObject({
      ...pair,
      page: queryNumber(1, 10_000).pipe(z.int()).optional().describe('From 1, the newest'),
      per_page: limitOf(maxMessagesPerPage),
      before: WholeNumber.optional().describe('Ours: only those before this place, which costs the same on every page'),
      is_read: Flag.optional().describe('Ours: 0 to look without marking read'),
    }),
    { ...pairNames, per_page: 'perPage', before: 'beforeSequence', is_read: 'marksRead' },
  ),
  output: z.array(ChatMessage),
  errors: ['not_found'],
} as const satisfies Call

export const getMessagesAfter = {
  method: 'GET',
  path: '/messages-after',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: what was said in a conversation behind a place, in order; for whoever was cut off',
  input: renamed(
    z.strictObject({
      chat_id: Id,
      sequence: WholeNumber.describe('The last place that is known'),
      limit: limitOf(maxMessagesPerPage),
      is_admin: pair.is_admin,
    }),
    { chat_id: 'chatId', sequence: 'afterSequence', is_admin: 'asAdmin' },
  ),
  output: renamed(
    z.object({
      messages: z.array(ChatMessage),
      last_sequence: whole.describe('Ask again behind the last message while this is further on'),
      read_sequence: whole,
      other_read_sequence: whole,
      other_delivered_sequence: whole,
      removed: z.array(whole).describe('Places of what was taken back lately'),
    }),
    {
      last_sequence: 'lastSequence',
      read_sequence: 'readSequence',
      other_read_sequence: 'otherReadSequence',
      other_delivered_sequence: 'otherDeliveredSequence',
    },
  ),
  errors: ['not_found'],
} as const satisfies Call

export const sendMessage = {
  method: 'POST',
  path: '/send_message',
  access: 'member',
  demo: 'refused',
  summary:
    'Say something to somebody: a text, a picture or PDF, or a voice note. The first goes to the lister of a home ' +
    'that the caller can see, or comes from staff',
  hasFiles: true,
  input: renamed(
    z.strictObject({
      message_id: z.uuid().optional().describe('Made by the client: the same id again answers the first message'),
      sender_id: z.unknown().optional().describe('Accepted and ignored'),
      receiver_id: WholeNumber,
      property_id: WholeNumber.optional(),
      project_id: WholeNumber.optional().describe('Ours'),
      message: text(4_096).refine(fitsChat, 'At most 4 kB').optional(),
      file: FilePart.optional(),
      audio: FilePart.optional(),
      audio_seconds: queryNumber(0, 3_600).optional().describe('Ours: how long the recorder says the voice note is'),
      is_admin: pair.is_admin,
    }),
    {
      message_id: 'messageId',
      receiver_id: 'accountId',
      property_id: 'propertyId',
      project_id: 'projectId',
      message: 'text',
      audio_seconds: 'audioSeconds',
      is_admin: 'asAdmin',
    },
  ),
  output: ChatMessage,
  errors: ['not_found', 'about_yourself', 'package_required', 'blocked_by_you', 'blocked_you', 'voice_refused'],
} as const satisfies Call

export const deleteChatMessage = {
  method: 'POST',
  path: '/delete_chat_message',
  access: 'member',
  demo: 'refused',
  summary:
    'Take an own message back: for both while it is fresh, a mark stays; later for oneself. Without message_id the ' +
    'whole conversation, for oneself',
  input: renamed(
    z.strictObject({
      message_id: z.uuid().optional(),
      sender_id: z.unknown().optional().describe('Accepted and ignored'),
      receiver_id: WholeNumber,
      property_id: WholeNumber.optional(),
      project_id: WholeNumber.optional().describe('Ours'),
      is_admin: pair.is_admin,
    }),
    {
      message_id: 'messageId',
      receiver_id: 'accountId',
      property_id: 'propertyId',
      project_id: 'projectId',
      is_admin: 'asAdmin',
    },
  ),
  output: renamed(z.object({ is_for_both: z.boolean() }), { is_for_both: 'isForBoth' }),
  errors: ['not_found'],
} as const satisfies Call

/** Who wants no more than a hundred is told 99+. */
const ChatUnread = z.object({
  chats: whole.describe('Conversations with something unread that are not muted; 99 also stands for more'),
  messages: whole.describe('Messages in them'),
})
export type ChatUnread = z.output<typeof ChatUnread>

export const countUnreadChats = {
  method: 'GET',
  path: '/unread-chats',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: how much is not read yet',
  input: z.strictObject({}),
  output: ChatUnread,
  errors: [],
} as const satisfies Call

export const markChat = {
  method: 'POST',
  path: '/mark-chat',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: say up to where a page has the messages of a conversation, and up to where they are read',
  input: renamed(
    z.strictObject({
      chat_id: Id,
      delivered: WholeNumber.optional(),
      read: WholeNumber.optional(),
      is_admin: pair.is_admin,
    }),
    { chat_id: 'chatId', delivered: 'deliveredSequence', read: 'readSequence', is_admin: 'asAdmin' },
  ),
  output: ChatUnread,
  errors: ['not_found'],
} as const satisfies Call

export const updateChat = {
  method: 'POST',
  path: '/update-chat',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: mute a conversation or put it away, for oneself; a new message brings it back',
  isUpdate: true,
  input: renamed(z.strictObject({ chat_id: Id, is_muted: YesNo.optional(), is_archived: YesNo.optional() }), {
    chat_id: 'chatId',
    is_muted: 'isMuted',
    is_archived: 'isArchived',
  }),
  output: z.null(),
  errors: ['not_found'],
} as const satisfies Call

const ChatPreferences = renamed(
  z.object({
    shows_presence: z.boolean().describe('Whether others read when one is there, and one reads it of them'),
    push_text: z.boolean().describe('Whether push messages carry what was said'),
  }),
  { shows_presence: 'showsPresence', push_text: 'pushesText' },
)
export type ChatPreferences = z.output<typeof ChatPreferences>

export const getChatPreferences = {
  method: 'GET',
  path: '/chat-preferences',
  access: 'member',
  demo: 'allowed',
  summary: 'Ours: what others learn of the member in conversations',
  input: z.strictObject({}),
  output: ChatPreferences,
  errors: [],
} as const satisfies Call

export const updateChatPreferences = {
  method: 'POST',
  path: '/update-chat-preferences',
  access: 'member',
  demo: 'refused',
  summary: 'Ours: change it; what is not sent stays',
  isUpdate: true,
  input: renamed(z.strictObject({ shows_presence: YesNo.optional(), push_text: YesNo.optional() }), {
    shows_presence: 'showsPresence',
    push_text: 'pushesText',
  }),
  output: ChatPreferences,
  errors: [],
} as const satisfies Call
