import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addAbortSignal, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Db } from '#platform/db.ts'
import { type Exported, readExported } from '#platform/exported.ts'
import { toCsv, toJson } from './table-texts.ts'

type Deps = { db: Db; listExported: () => Exported[] }
type Chunks = AsyncIterable<Buffer | string>

/** Writes everything of a member into one file of this machine and hands it on, part by part, never as a whole. */
export async function withArchive<Result>(
  deps: Deps,
  accountId: number,
  use: (filePath: string, sizeBytes: number) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'gable-export-'))
  try {
    const filePath = join(folder, 'export.zip')
    const zip = new ZipFile()
    // Whoever adds hears of it.
    zip.on('error', () => undefined)
    const { signal, stop } = createFailing()
    const written = pipeline(zip.outputStream, createWriteStream(filePath, { mode: 0o600 }), { signal })
    const added = addEverything(zip, deps, { accountId, signal })
    await Promise.all([written.catch(stop), added.catch(stop)])
    return await use(filePath, (await stat(filePath)).size)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** If one side fails, such as for a full disk, the other would wait for ever. */
function createFailing() {
  const controller = new AbortController()
  const stop = (error: unknown) => {
    controller.abort(error)
    throw error
  }
  return { signal: controller.signal, stop }
}

type Wanted = { accountId: number; signal: AbortSignal }

async function addEverything(zip: ZipFile, { db, listExported }: Deps, { accountId, signal }: Wanted) {
  // One after the other, so that one at a time is open.
  const add = async (name: string, chunks: Chunks, compress: boolean) => {
    const stream = Readable.from(chunks)
    zip.addReadStream(addAbortSignal(signal, stream), name, { compress })
    await finished(stream)
  }
  for (const { tables, files } of listExported()) {
    for (const table of tables) {
      await add(`${table.table}.json`, toJson(readExported(db, table, accountId)), true)
      await add(`${table.table}.csv`, toCsv(readExported(db, table, accountId)), true)
    }
    for await (const { name, open } of files?.(accountId) ?? []) {
      const body = await open()
      // What is stored nowhere any more cannot be handed over. Pictures are small already.
      if (body) await add(`files/${name}`, body, false)
    }
  }
  zip.end()
}
