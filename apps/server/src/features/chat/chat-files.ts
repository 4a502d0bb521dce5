import type { ReceivedFile } from '@gable/contract/wire'
import type { Tx } from '#platform/db.ts'
import type { DocumentsService } from '../media/documents.service.ts'
import type { ListFiles, ShownFile } from './present-messages.ts'

type Stored = Awaited<ReturnType<DocumentsService['store']>>[number]
type Described = Awaited<ReturnType<DocumentsService['describe']>>[number]
type Deps = { documents: Pick<DocumentsService, 'store' | 'storeSound' | 'keep' | 'describe'> }
export type ChatFiles = ReturnType<typeof createChatFiles>

/** Pictures, PDFs and voice notes of conversations: checked, kept and signed as papers of listings are, for the two and nobody else. */
export function createChatFiles({ documents }: Deps) {
  const list: ListFiles = async (readerId, ids, from) => {
    const described = await documents.describe({ accountId: readerId, permissions: [] }, ids, from)
    return new Map(described.map((one) => [one.id, show(one)]))
  }
  return {
    list,

    async store(ownerId: number, file: ReceivedFile): Promise<Stored | undefined> {
      return (await documents.store(ownerId, [file]))[0]
    },

    storeVoice: (ownerId: number, file: ReceivedFile, seconds: number): Promise<Stored | undefined> =>
      documents.storeSound(ownerId, file, seconds),

    /** In the transaction of its message. */
    async keep(tx: Tx, conversationId: number, stored: Stored) {
      await documents.keep(tx, [stored])
      const { id: documentId, ownerId } = stored
      await tx.insertInto('chatFile').values({ documentId, conversationId, ownerId }).execute()
    },

    /** Given up, it is swept within a day; its address works no more at once, because nobody gets another. */
    async release(tx: Tx, documentId: string) {
      await tx.deleteFrom('chatFile').where('documentId', '=', documentId).execute()
    },
  }
}

function show({ name, url, type, size, seconds, levels, state }: Described): ShownFile {
  const shownUrl = state === 'ready' ? url : ''
  if (type.startsWith('audio/')) {
    return { url: shownUrl, file: null, voice: { seconds: seconds ?? 0, levels: levels ?? [], state } }
  }
  const kind = type === 'application/pdf' ? 'pdf' : 'picture'
  return { url: shownUrl, file: { name, type: kind, size, width: null, height: null, state }, voice: null }
}
