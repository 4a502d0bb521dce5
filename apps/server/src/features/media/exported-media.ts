import type { Db } from '#platform/db.ts'
import type { Exported, ExportedFile } from '#platform/exported.ts'
import type { FileStore } from '#platform/files.ts'
import { listDocumentsAfter, listMediaAfter } from './exported.repository.ts'

const batch = 200

/** Pictures as they were uploaded, and documents as others may have them. */
export const exportedMedia = (db: Db, files: FileStore): Exported => ({
  tables: [
    {
      table: 'media',
      owner: 'owner_id',
      key: 'id',
      keyType: 'uuid',
      without: ['original_key', 'files_id', 'fingerprint', 'thumbhash', 'perceptual_hash', 'placeholder'],
    },
    { table: 'document', owner: 'owner_id', key: 'id', keyType: 'uuid', without: ['original_key', 'served_key'] },
  ],
  async *files(ownerId) {
    yield* inBatches(files, (after) => listMediaAfter(db, ownerId, after, batch))
    yield* inBatches(files, (after) => listDocumentsAfter(db, ownerId, after, batch))
  },
})

type Stored = { id: string; name: string; key: string }

async function* inBatches(
  files: FileStore,
  list: (after: string | undefined) => Promise<Stored[]>,
): AsyncGenerator<ExportedFile> {
  for (let after: string | undefined; ; ) {
    const rows = await list(after)
    for (const { name, key } of rows) yield { name, open: async () => (await files.find(key))?.body }
    after = rows.at(-1)?.id
    if (rows.length < batch) return
  }
}
