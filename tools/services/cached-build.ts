import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns `cache/name`, building it first when it is missing. The build happens in a folder of its own and is renamed
 * at the end, so that two checkouts starting together never see half of one.
 */
export async function buildOnce(cache: string, name: string, build: (folder: string) => Promise<void>) {
  const finished = join(cache, name)
  if (existsSync(finished)) return finished
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(join(cache, `${name}.building-`))
  try {
    await build(fresh)
    chmodSync(fresh, 0o755)
    if (!existsSync(finished)) renameInto(fresh, finished)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
  return finished
}

function renameInto(fresh: string, finished: string) {
  try {
    renameSync(fresh, finished)
  } catch (error) {
    // Somebody else finished the same build a moment earlier; theirs is as good as ours.
    if (!existsSync(finished)) throw error
  }
}
