import { randomUUID } from 'node:crypto'
import type { Input } from '@gable/contract/call'
import type { ChatMessage } from '@gable/contract/chat-message'
import type { sendMessage } from '@gable/contract/chats'
import { ReceivedFile } from '@gable/contract/wire'
import { chatTypeOf, mostChatFileBytes } from '@gable/domain/chat-rules'
import { afterCommit } from '#platform/after-commit.ts'
import type { Member } from '#platform/access.ts'
import type { Db, Tx } from '#platform/db.ts'
import { invalidField, notFound, refusedFile } from '#platform/errors.ts'
import type { Tell } from '#platform/live.ts'
import { type Limit, spendLimits } from '#platform/rate-limit.repository.ts'
import type { ChatFiles } from './chat-files.ts'
import { adminId, keyOf } from './chat-key.ts'
import { findListerToWriteTo, type GateDeps } from './contact-gate.ts'
import {
  addConversation,
  type ChatKey,
  type Conversation,
  findConversation,
  isTakingPart,
} from './conversations.repository.ts'
import { isReachable } from './listings.repository.ts'
import { addMessage, findByClientId, type MessageRow } from './messages.repository.ts'
import { presentMessages } from './present-messages.ts'

type Deps = GateDeps & {
  db: Db
  tell: Tell
  files: ChatFiles
  /** Refuses where one of the two has closed contact. */
  assertMayContact: (tx: Db, fromId: number, toId: number) => Promise<void>
}
type Sent = Input<typeof sendMessage>

/** More than anybody types. */
const limitsOf = (accountId: number): Limit[] => [{ key: `chat:${accountId}`, most: 20, windowSeconds: 60 }]
/** Whoever begins more conversations in an hour is looking for anybody. */
const newLimitsOf = (accountId: number): Limit[] => [{ key: `chat-new:${accountId}`, most: 10, windowSeconds: 3_600 }]

/** Says something, exactly once, and tells the pages of both when it is committed. */
export function createSending(deps: Deps) {
  const { db, tell, files, assertMayContact } = deps

  /** In this order: what was said already is answered, whatever has happened since. */
  async function decide(tx: Db, viewer: Member, key: ChatKey, clientId: string, { isHeld = false } = {}) {
    const conversation = await findConversation(tx, key, { isHeld })
    const known = conversation && (await findByClientId(tx, conversation, key.memberId, clientId))
    if (known) return { conversation, known }
    if (!conversation) {
      const listerId = await findListerToWriteTo(tx, viewer, key, deps)
      await assertMayContact(tx, key.memberId, key.otherId)
      return { listerId }
    }
    await assertMayContact(tx, key.memberId, key.otherId)
    if (!(await isThere(tx, conversation, key))) throw notFound('Member')
    return { conversation }
  }

  const isThere = async (tx: Db, { id }: Conversation, { otherId }: ChatKey) =>
    otherId === adminId || ((await isTakingPart(tx, id, otherId)) && (await isReachable(tx, otherId)))

  async function add(
    tx: Tx,
    viewer: Member,
    key: ChatKey,
    sent: { clientId: string; text: string; fileId: string | null },
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
      voiceId: null,
    })
    return { row, isNew: true }
  }

  /** As each of the two reads it. Nobody is online for the administration. */
  async function present(tx: Tx, key: ChatKey, row: MessageRow, readerId: number): Promise<ChatMessage> {
    const otherId = readerId === key.memberId ? key.otherId : key.memberId
    const reading = {
      ...key,
      memberId: readerId,
      otherId,
      readSequence: 0,
      otherReadSequence: 0,
      otherDeliveredSequence: 0,
    }
    const [message] = await presentMessages(files.list, reading, [row], tx)
    if (!message) throw new Error('A message was not presented')
    return message
  }

  return async (viewer: Member, input: Sent): Promise<ChatMessage> => {
    const key = keyOf(viewer, input)
    const { text = '', messageId: clientId = randomUUID() } = input
    const file = receivedIn(input)
    if (!chatTypeOf({ text, hasFile: file !== undefined, hasAudio: false })) throw invalidField('text', 'required')
    // Nothing is stored of what would be refused, or is there already.
    const isKnown = file !== undefined && (await decide(db, viewer, key, clientId)).known !== undefined
    const stored = file && !isKnown ? await files.store(viewer.accountId, file) : undefined
    return db.transaction().execute(async (tx) => {
      const { row, isNew } = await add(tx, viewer, key, { clientId, text, fileId: stored?.id ?? null })
      if (isNew && stored) await files.keep(tx, row.conversationId, stored)
      const own = await present(tx, key, row, key.memberId)
      if (!isNew) return own
      const theirs = await present(tx, key, row, key.otherId)
      // Whoever does not hear of it fetches it by its place.
      afterCommit(tx, () => {
        if (key.otherId !== adminId) tell([key.otherId], 'message', theirs)
        if (key.memberId !== adminId) tell([key.memberId], 'message', own)
      })
      return own
    })
  }
}

/** The platform has put a file in the place of every upload. */
function receivedIn({ file, audio }: Sent): ReceivedFile | undefined {
  if (audio instanceof ReceivedFile) {
    throw refusedFile(415, 'voice_refused', 'Voice notes are not taken yet', { file: audio })
  }
  if (!(file instanceof ReceivedFile)) return undefined
  if (file.sizeBytes > mostChatFileBytes) {
    throw refusedFile(422, 'document_refused', 'A file in a conversation is at most 15 MB', { file })
  }
  return file
}
