import type { Generated } from 'kysely'

export type ChatListingKind = 'property' | 'project' | 'none'

export type ChatTables = {
  chatConversation: {
    id: Generated<number>
    listingKind: ChatListingKind
    listingId: number
    /** The smaller of the two; 0 is the administration. */
    lowId: number
    highId: number
    listerId: number
    lastSequence: Generated<number>
    createdAt: Generated<Date>
    lastAt: Generated<Date>
  }
  chatParticipant: {
    conversationId: number
    memberId: number
    otherId: number
    lastAt: Generated<Date>
    unread: Generated<number>
    untoldSince: Date | null
    readSequence: Generated<number>
    deliveredSequence: Generated<number>
    clearedSequence: Generated<number>
    isHidden: Generated<boolean>
    isMuted: Generated<boolean>
    isArchived: Generated<boolean>
  }
  chatMessage: {
    conversationId: number
    sequence: number
    createdAt: Date
    id: Generated<number>
    senderId: number
    authorId: number
    clientId: string
    text: string
    fileId: string | null
    voiceId: string | null
    viewingId: number | null
    removedAt: Date | null
    isTakenDown: Generated<boolean>
    isHidden: Generated<boolean>
  }
  chatFile: { documentId: string; conversationId: number; ownerId: number }
  chatReply: { accountId: number; position: number; text: string }
  chatSettings: { accountId: number; showsPresence: Generated<boolean>; pushesText: Generated<boolean> }
  chatPresence: { accountId: number; processId: string; isHere: boolean; seenAt: Generated<Date> }
}
