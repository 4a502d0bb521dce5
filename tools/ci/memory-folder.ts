import { readFileSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

/** Several times what all tests together leave in the servers. */
const neededBytes = 10 * 2 ** 30

/**
 * A folder in memory for the data of the servers, if there is enough of it: a disk that others use too may take seconds
 * for what a rule allows two. Killed servers find their data again; only a machine that loses its power would not.
 */
export function findMemoryFolder({
  folder = '/dev/shm',
  mounts = '/proc/self/mounts',
  needed = neededBytes,
} = {}): string | undefined {
  try {
    const options = readFileSync(mounts, 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, at]) => at === folder)?.[3]
    // OpenSearch unpacks libraries beside its data and has to load them.
    if (!options || options.split(',').includes('noexec')) return undefined
    const { bavail, bsize } = statfsSync(folder)
    return Math.min(bavail * bsize, freemem()) < needed ? undefined : folder
  } catch {
    return undefined
  }
}
