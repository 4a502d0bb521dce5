import { expect, test } from 'vitest'
import { chooseGuards } from './choose-guards.ts'
import type { Guard } from './guards.ts'

const guard = (number: number): Guard => ({
  name: `guard ${number}`,
  file: `src/${number}.ts`,
  guard: 'if (isForbidden) throw',
  sabotage: '',
  noticedBy: { file: `src/${number}.test.ts`, test: 'refuses' },
})
const guards = Array.from({ length: 60 }, (_, index) => guard(index))
const namesOf = (commit: string, ...changedFiles: string[]) =>
  chooseGuards(guards, { commit, changedFiles: new Set(changedFiles) }).map(({ name }) => name)

test('guards of changed files, or with a changed test, are all chosen, and fifteen others', () => {
  const chosen = namesOf('a', 'src/3.ts', 'src/41.test.ts')
  expect(chosen).toEqual(expect.arrayContaining(['guard 3', 'guard 41']))
  expect(chosen).toHaveLength(17)
})

test('the same commit has the same sample, and in time every guard is drawn', () => {
  expect(namesOf('a')).toEqual(namesOf('a'))
  const commits = Array.from({ length: 40 }, (_, index) => `commit ${index}`)
  expect(new Set(commits.flatMap((commit) => namesOf(commit))).size).toBe(60)
})
