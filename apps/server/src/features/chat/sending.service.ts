import { randomUUID } from 'node:crypto'
import type { Input } from '@gable/contract/call'
import type { ChatMessage } from '@gable/contract/chat-message'
import type { sendMessage } from '@gable/contract/chats'
import { ReceivedFile } from '@gable/contract/wire'
import { chatTypeOf, maxChatFileBytes, maxVoiceSeconds } from '@gable/domain/chat-rules'
import { afterCommit } from '#platform/after-commit.ts'
import type { RawBuilder } from 'kysely'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField, notFound, refusedFile } from '#platform/errors.ts'
import type { Tell } from '#platform/live.ts'
import { countUse, type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { ChatFiles } from './chat-files.ts'
import { adminId, keyOf } from './chat-key.ts'
import { findListerToWriteTo, type GateDeps } from './contact-gate.ts'
import {
  addConversation,
  type ChatKey,
  type Closed,
  type Conversation,
  type ContactOf,
  findConversation,
  findConversationHeld,
  findSendState,
} from './conversations.repository.ts'
import { addMessage, findByClientId, type MessageRow } from './messages.repository.ts'
import { type ListViewings, presentWritten } from './present-messages.ts'

type Deps = GateDeps & {
  db: Db
  tell: Tell
  files: ChatFiles
  listViewings: ListViewings
  /** Refuses where one of the two has closed contact. */
  assertMayContact: (tx: Db, fromId: number, toId: number) => Promise<void>
  /** The same in parts, for statements that ask for more than that. */
  contact: {
    locks: (oneId: number, otherId: number) => RawBuilder<unknown>[]
    closedBetween: ContactOf
    assertOpen: (closed: Closed | null) => void
  }
  mayContact: (tx: Db, oneId: number, otherId: number) => Promise<boolean>
  /** How quickly listers answer. */
  noteQuestion: (tx: Tx, question: Question) => Promise<void>
  noteAnswer: (tx: Tx, question: Question) => Promise<void>
}
type Question = { kind: 'chat'; subjectId: number; agentId: number }
type Sent = Input<typeof sendMessage>

/** More than anybody types. */
const limitsOf = (accountId: number): Limit[] => [{ key: `chat:${accountId}`, most: 20, windowSeconds: 60 }]
/** As many as messages, which are counted when they are written: by then their files are stored. */
const fileLimitsOf = (accountId: number): Limit[] => [{ key: `chat-file:${accountId}`, most: 20, windowSeconds: 60 }]
/** A page that got no answer sends again; whoever does so oftener than they may write is answered, and no more. */
const maxRepeats = 20
/** Whoever begins more conversations in an hour is looking for anybody. */
const newLimitsOf = (accountId: number): Limit[] => [{ key: `chat-new:${accountId}`, most: 10, windowSeconds: 3_600 }]

/** Says something, exactly once, and tells the pages of both when it is committed. */
export function createSending(deps: Deps) {
  const { db, tell, files, listViewings, assertMayContact, contact, mayContact } = deps
  const lists = { listFiles: files.list, listViewings }

  /** In this order: what was said already is answered, whatever has happened since. */
  async function decide(tx: Db, viewer: Member, key: ChatKey, clientId: string, { isHeld = false } = {}) {
    const { memberId, otherId } = key
    const locks = contact.locks(memberId, otherId)
    const conversation = await (isHeld ? findConversationHeld(tx, key, locks) : findConversation(tx, key))
    if (!conversation) {
      const listerId = await findListerToWriteTo(tx, viewer, key, deps)
      await assertMayContact(tx, memberId, otherId)
      return { listerId }
    }
    const { closedBetween } = contact
    const state = await findSendState(tx, conversation, key, { clientId, closedBetween })
    const known = state.isKnown ? await findByClientId(tx, conversation, memberId, clientId) : undefined
    if (known) return { conversation, known }
    contact.assertOpen(state.closed)
    if (otherId !== adminId && !state.isOtherThere) throw notFound('Member')
    return { conversation }
  }

  async function add(
    tx: Tx,
    viewer: Member,
    key: ChatKey,
    sent: { clientId: string; text: string; fileId: string | null; voiceId: string | null },
  ) {
    const decided = await decide(tx, viewer, key, sent.clientId, { isHeld: true })
    if (decided.known) return { row: decided.known, isNew: false }
    let { conversation } = decided
    if (!conversation) {
      await spendLimits(tx, newLimitsOf(viewer.accountId))
      conversation = await addConversation(tx, key, decided.listerId ?? 0)
      // Somebody else may have begun it meanwhile, on another page of the same member too.
      const known = await findByClientId(tx, conversation, key.memberId, sent.clientId)
      if (known) return { row: known, isNew: false }
    }
    await spendLimits(tx, limitsOf(viewer.accountId))
    const row = await addMessage(tx, conversation.id, {
      ...sent,
      senderId: key.memberId,
      otherId: key.otherId,
      authorId: viewer.accountId,
    })
    await noteForLister(tx, conversation, row)
    return { row, isNew: true }
  }

  /** Whoever begins a conversation waits for its lister from then on. Nobody counts for the administration. */
  async function noteForLister(tx: Tx, { id, listerId }: Conversation, { senderId, sequence }: MessageRow) {
    const question = { kind: 'chat', subjectId: id, agentId: listerId } as const
    if (listerId === adminId) return
    if (senderId === listerId) await deps.noteAnswer(tx, question)
    else if (sequence === 1) await deps.noteQuestion(tx, question)
  }

  /** Its process may have died before it told anybody. Pages that know it already leave it. */
  const mayTellAgain = async (tx: Tx, viewer: Member, { memberId, otherId }: ChatKey) =>
    (await countUse(tx, `chat-again:${viewer.accountId}`, 60)) <= maxRepeats &&
    (await mayContact(tx, memberId, otherId))

  async function store(ownerId: number, { file, voice }: Received, seconds = 0) {
    if (!voice && !file) return undefined
    await spendLimits(db, fileLimitsOf(ownerId))
    if (voice) return files.storeVoice(ownerId, voice, seconds)
    return file && files.store(ownerId, file)
  }

  return async (viewer: Member, input: Sent): Promise<ChatMessage> => {
    const key = keyOf(viewer, input)
    const { text = '', messageId: clientId = randomUUID() } = input
    const { file, voice } = receivedIn(input)
    const type = chatTypeOf({ text, hasFile: file !== undefined, hasAudio: voice !== undefined })
    if (!type) throw voice ? invalidField('audio', 'invalid') : invalidField('text', 'required')
    // Nothing is stored of what would be refused, or is there already.
    const isKnown = (file ?? voice) !== undefined && (await decide(db, viewer, key, clientId)).known !== undefined
    const stored = isKnown ? undefined : await store(viewer.accountId, { file, voice }, input.audioSeconds)
    const ids = { fileId: file ? (stored?.id ?? null) : null, voiceId: voice ? (stored?.id ?? null) : null }
    return db.transaction().execute(async (tx) => {
      const { row, isNew } = await add(tx, viewer, key, { clientId, text, ...ids })
      if (isNew && stored) await files.keep(tx, row.conversationId, stored)
      const own = await presentWritten(lists, key, row, key.memberId, tx)
      if (!isNew && !(await mayTellAgain(tx, viewer, key))) return own
      const theirs = await presentWritten(lists, key, row, key.otherId, tx)
      // Whoever does not hear of it fetches it by its place.
      afterCommit(tx, () => {
        tell([key.otherId], 'message', theirs)
        tell([key.memberId], 'message', own)
      })
      return own
    })
  }
}

type Received = { file: ReceivedFile | undefined; voice: ReceivedFile | undefined }

/** The platform has put a file in the place of every upload. */
function receivedIn({ file, audio, audioSeconds = 0 }: Sent): Received {
  const received = {
    file: file instanceof ReceivedFile ? file : undefined,
    voice: audio instanceof ReceivedFile ? audio : undefined,
  }
  if (received.file && received.file.sizeBytes > maxChatFileBytes) {
    throw refusedFile(422, 'document_refused', 'A file in a conversation is at most 15 MB', { file: received.file })
  }
  if (received.voice && audioSeconds > maxVoiceSeconds + 1) {
    throw refusedFile(422, 'voice_refused', 'A voice note is at most five minutes long', { file: received.voice })
  }
  return received
}
