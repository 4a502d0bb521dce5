import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'

export const readerId = 7
export const otherId = 9

/** Said by the other one unless told otherwise, a minute after the one before. */
export const message = (sequence: number, facts: Partial<ChatMessage> = {}): ChatMessage => ({
  id: sequence,
  messageId: `00000000-0000-4000-8000-${String(sequence).padStart(12, '0')}`,
  senderId: otherId,
  receiverId: readerId,
  propertyId: 3,
  projectId: 0,
  chatId: 1,
  sequence,
  type: 'text',
  text: `Message ${sequence}`,
  fileUrl: '',
  audioUrl: '',
  file: null,
  voice: null,
  viewing: null,
  isRemoved: false,
  isTakenDown: false,
  isDelivered: false,
  isRead: false,
  createdAt: new Date(Date.UTC(2026, 6, 11, 10, sequence)).toISOString(),
  ...facts,
})

export const chat = (facts: Partial<Chat> = {}): Chat => ({
  id: 1,
  accountId: otherId,
  name: 'Tomás Brandão',
  profileImageUrl: '',
  isAdmin: false,
  propertyId: 3,
  projectId: 0,
  slug: 'mill-house',
  title: 'Mill house',
  titleImage: null,
  lastMessage: null,
  unreadCount: 0,
  isBlockedByMe: false,
  isBlockedByThem: false,
  isOwnListing: false,
  canWrite: true,
  lastSequence: 0,
  readSequence: 0,
  otherReadSequence: 0,
  otherDeliveredSequence: 0,
  isMuted: false,
  isArchived: false,
  lastAt: null,
  ...facts,
})
