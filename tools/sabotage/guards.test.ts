import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkoutFolder } from '../services/service-folders.ts'
import { guards } from './guards.ts'
import { without } from './without.ts'

const read = (file: string) => readFileSync(join(checkoutFolder, file), 'utf8')

test.each(guards)('H9 the guard "$name" is where the sabotage looks for it', (guard) => {
  const source = read(guard.file)
  expect(without(guard, source)).not.toBe(source)
})

test('a guard that has moved is missed loudly', () => {
  const [guard] = guards
  expect(() => guard && without(guard, 'nothing of the kind')).toThrow(/is 0 times in .*: correct guards\.ts/)
})

test('there are at least ten guards, each with a name of its own', () => {
  expect(new Set(guards.map(({ name }) => name)).size).toBeGreaterThanOrEqual(10)
})
