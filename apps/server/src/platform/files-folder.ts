import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { FileStore } from './files.ts'

const plainKey = /^[a-z]+(\/[0-9a-z][0-9a-z.-]*)+$/

/** A folder of this machine, for one host: api and worker have to see the same one. */
export function createFolderStore(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    // Keys are ours, so this can only be a fault of ours; it must not become a way out of the folder.
    if (!plainKey.test(key)) throw new Error(`This is no key of a file: ${key}`)
    return join(root, key)
  }

  /** Beside its place first, so that nobody ever reads half of it. */
  async function write(key: string, fill: (path: string) => Promise<void>) {
    const path = pathOf(key)
    const unfinished = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await fill(unfinished)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  return {
    putFile: (key, filePath) => write(key, (path) => copyFile(filePath, path)),
    put: (key, body) => write(key, (path) => writeFile(path, body)),
    async find(key) {
      try {
        const handle = await open(pathOf(key))
        const { size } = await handle.stat()
        return { body: handle.createReadStream(), sizeBytes: size }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    close: () => undefined,
  }
}
