import type { ChatFile, ChatMessage, ChatViewing, ChatVoice } from '@gable/contract/chat-message'
import { chatTypeOf } from '@gable/domain/chat-rules'
import { writeWallTime } from '@gable/domain/zoned-time'
import type { Db } from '#platform/db.ts'
import type { ChatListingKind } from './chat.tables.ts'
import type { ChatKey } from './conversations.repository.ts'
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

export type ShownFile = { url: string; file: ChatFile | null; voice: ChatVoice | null }

/** Files as their reader may have them; those of a page are looked up at once. */
export type ListFiles = (readerId: number, ids: string[], from?: Db) => Promise<Map<string, ShownFile>>
/** The same of viewings; one that was erased, or is of others, is missing. */
export type ListViewings = (readerId: number, ids: number[], from?: Db) => Promise<Map<number, ChatViewing>>
export type ContentLists = { listFiles: ListFiles; listViewings: ListViewings }

type Content = { files: Map<string, ShownFile>; viewings: Map<number, ChatViewing> }

/** Rows as one of the two may read them: what was taken back says nothing any more. */
export async function presentMessages(
  lists: ContentLists,
  reading: Reading,
  rows: MessageRow[],
  from?: Db,
): Promise<ChatMessage[]> {
  const content = await findContent(lists, reading.memberId, rows, from)
  return rows.map((row) => presentMessage(content, reading, row))
}

/** A message as one of its two reads it at the moment it was written: nobody has read it, or had it delivered, yet. */
export async function presentWritten(
  lists: ContentLists,
  key: ChatKey,
  row: MessageRow,
  readerId: number,
  tx: Db,
): Promise<ChatMessage> {
  const otherId = readerId === key.memberId ? key.otherId : key.memberId
  const marks = { readSequence: 0, otherReadSequence: 0, otherDeliveredSequence: 0 }
  const { files, viewings } = await findContent(lists, readerId, [row], tx)
  return presentMessage({ files, viewings }, { ...key, ...marks, memberId: readerId, otherId }, row)
}

/** What messages carry besides words, of all conversations of one reader at once. */
export async function findContent(
  { listFiles, listViewings }: ContentLists,
  readerId: number,
  rows: MessageRow[],
  from?: Db,
): Promise<Content> {
  const kept = rows.filter((row) => !isTaken(row, readerId))
  const fileIds = kept.flatMap((row) => row.fileId ?? row.voiceId ?? [])
  const viewingIds = kept.flatMap((row) => row.viewingId ?? [])
  const [files, viewings] = await Promise.all([
    fileIds.length > 0 ? listFiles(readerId, fileIds, from) : new Map<string, ShownFile>(),
    viewingIds.length > 0 ? listViewings(readerId, viewingIds, from) : new Map<number, ChatViewing>(),
  ])
  return { files, viewings }
}

const isTaken = (row: MessageRow, readerId: number) =>
  row.removedAt !== null || (row.isHidden && row.senderId === readerId)

export function presentMessage({ files, viewings }: Content, reading: Reading, row: MessageRow): ChatMessage {
  const { listingKind, listingId, memberId, otherId } = reading
  const viewing = viewings.get(row.viewingId ?? 0) ?? null
  // Of a viewing that was erased the words stay, and a card without words says nothing.
  const isRemoved = isTaken(row, memberId) || (row.viewingId !== null && !viewing && row.text === '')
  const shown = isRemoved ? undefined : files.get(row.fileId ?? row.voiceId ?? '')
  const isOwn = row.senderId === memberId
  const hasReached = (own: number, other: number | null) => row.sequence <= (isOwn ? (other ?? 0) : own)
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
    text: isRemoved ? '' : viewing ? toPlainCard(viewing, row.text) : row.text,
    fileUrl: row.fileId === null ? '' : (shown?.url ?? ''),
    audioUrl: row.voiceId === null ? '' : (shown?.url ?? ''),
    file: shown?.file ?? null,
    voice: shown?.voice ?? null,
    viewing,
    isRemoved,
    isTakenDown: row.isTakenDown,
    isDelivered: hasReached(row.sequence, reading.otherDeliveredSequence),
    isRead: hasReached(reading.readSequence, reading.otherReadSequence),
    createdAt: row.createdAt.toISOString(),
  }
}

/** For clients that know no cards, in no language: `📅 2026-07-11 11:30 (Europe/Lisbon)`, and what was said with it. */
function toPlainCard({ startsAt, timeZone }: ChatViewing, words: string): string {
  const time = `📅 ${writeWallTime(new Date(startsAt), timeZone)} (${timeZone})`
  return words === '' ? time : `${time}\n${words}`
}
