import type { ChatFile, ChatMessage } from '@gable/contract/chat-message'
import { chatTypeOf } from '@gable/domain/chat-rules'
import type { Db } from '#platform/db.ts'
import type { ChatListingKind } from './chat.tables.ts'
import type { MessageRow } from './messages.repository.ts'

/** What is known of the conversation when one of the two reads it. */
export type Reading = {
  memberId: number
  otherId: number
  listingKind: ChatListingKind
  listingId: number
  readSequence: number
  otherReadSequence: number | null
  otherDeliveredSequence: number | null
}

export type ShownFile = { url: string; file: ChatFile }

/** Files as their reader may have them; those of a page are looked up at once. */
export type ListFiles = (readerId: number, ids: string[], from?: Db) => Promise<Map<string, ShownFile>>

/** Rows as one of the two may read them: what was taken back says nothing any more. */
export async function presentMessages(
  listFiles: ListFiles,
  reading: Reading,
  rows: MessageRow[],
  from?: Db,
): Promise<ChatMessage[]> {
  const isGone = (row: MessageRow) => row.removedAt !== null || (row.isHidden && row.senderId === reading.memberId)
  const fileIds = rows.flatMap((row) => (isGone(row) ? [] : (row.fileId ?? [])))
  const files = fileIds.length > 0 ? await listFiles(reading.memberId, fileIds, from) : new Map<string, ShownFile>()
  return rows.map((row) => toMessage(row, reading, { isRemoved: isGone(row), shown: files.get(row.fileId ?? '') }))
}

function toMessage(
  row: MessageRow,
  reading: Reading,
  { isRemoved, shown }: { isRemoved: boolean; shown: ShownFile | undefined },
): ChatMessage {
  const { listingKind, listingId, memberId, otherId } = reading
  const isOwn = row.senderId === memberId
  const hasReached = (own: number, other: number | null) => row.sequence <= (isOwn ? (other ?? 0) : own)
  const text = isRemoved ? '' : row.text
  return {
    id: row.id,
    messageId: row.clientId,
    senderId: row.senderId,
    receiverId: isOwn ? otherId : memberId,
    propertyId: listingKind === 'property' ? listingId : 0,
    projectId: listingKind === 'project' ? listingId : 0,
    chatId: row.conversationId,
    sequence: row.sequence,
    type: chatTypeOf({ text: row.text, hasFile: row.fileId !== null, hasAudio: row.voiceId !== null }) ?? 'text',
    text,
    fileUrl: isRemoved ? '' : (shown?.url ?? ''),
    audioUrl: '',
    file: isRemoved ? null : (shown?.file ?? null),
    voice: null,
    isRemoved,
    isDelivered: hasReached(row.sequence, reading.otherDeliveredSequence),
    isRead: hasReached(reading.readSequence, reading.otherReadSequence),
    createdAt: row.createdAt.toISOString(),
  }
}
