import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import type { Guard } from './guards.ts'

const newestCommits = 5
const sampleSize = 15

type Tree = { commit: string; changedFiles: ReadonlySet<string> }

/**
 * What CI has time for: the guards that the newest commits may have loosened, and of the others a sample. It is drawn by
 * the commit, so the same commit has the same sample and all guards have their turn.
 */
export function chooseGuards(guards: readonly Guard[], { commit, changedFiles }: Tree): Guard[] {
  const isTouched = ({ file, noticedBy }: Guard) => changedFiles.has(file) || changedFiles.has(noticedBy.file)
  const sample = guards
    .filter((guard) => !isTouched(guard))
    .map((guard) => ({ guard, rank: createHash('sha256').update(`${commit} ${guard.name}`).digest('hex') }))
    .toSorted((one, other) => one.rank.localeCompare(other.rank))
    .slice(0, sampleSize)
  const chosen = new Set(sample.map(({ guard }) => guard))
  return guards.filter((guard) => isTouched(guard) || chosen.has(guard))
}

export function readTree(folder: string): Tree {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  const changed = git('log', `-${newestCommits}`, '--name-only', '--format=')
  return { commit: git('rev-parse', 'HEAD'), changedFiles: new Set(changed.split('\n')) }
}
