import type { QueuedMessage } from '@gable/domain/chat-queue'
import type { QueuedContent } from './outbox.ts'
import type { PendingMessage } from './thread-items.ts'

/** What is shown of one that is on its way. After a first failure its writer learns that it waits. */
export const toPending = (queued: QueuedMessage<QueuedContent>): PendingMessage => ({
  messageId: queued.messageId,
  text: queued.content.text,
  ...(queued.content.file && { fileName: queued.content.file.name }),
  ...(queued.content.voiceSeconds !== undefined && { voiceSeconds: queued.content.voiceSeconds }),
  createdAt: new Date(queued.queuedAt).toISOString(),
  state: queued.state === 'refused' ? 'failed' : queued.tries > 0 && queued.state === 'waiting' ? 'waiting' : 'sending',
  ...(queued.refusal && { refusal: queued.refusal }),
})
