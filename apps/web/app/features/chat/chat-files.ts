import { maxChatFileBytes } from '@gable/domain/chat-rules'
import { listPendingFiles, removePendingFile, savePendingFile } from '#app/features/uploads/pending-files.ts'
import type { KeptFiles } from './outbox.ts'

const group = 'chat'
const ofThisPage = new Map<string, File>()

/** Files that are on their way: in memory, and in the browser's database in case the page is closed. */
export const chatFiles: KeptFiles = {
  keep(id, file) {
    ofThisPage.set(id, file)
    return savePendingFile({ id, group, slot: group, file })
  },
  find: async (id) => ofThisPage.get(id) ?? (await listPendingFiles(group)).find((pending) => pending.id === id)?.file,
  forget(id) {
    ofThisPage.delete(id)
    return removePendingFile(id)
  },
}

export const chatFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf']

/** The server looks again; asking here first saves the upload. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | undefined {
  if (!chatFileTypes.includes(type)) return 'wrongType'
  return size > maxChatFileBytes ? 'tooLarge' : undefined
}
