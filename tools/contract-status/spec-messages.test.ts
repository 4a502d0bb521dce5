import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAllBuiltInTexts } from '@gable/i18n/built-in-texts'
import { builtInLanguages } from '@gable/i18n/languages'
import { expect, test } from 'vitest'
import { specMessages } from './spec-messages.ts'

const root = join(import.meta.dirname, '../..')

function find(texts: object, key: string): unknown {
  const [namespace = '', path = ''] = key.split(':')
  return [namespace, ...path.split('.')].reduce<unknown>(
    (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
    texts,
  )
}

test.each(builtInLanguages)('every message of the specification has words in $code', async ({ code }) => {
  const texts = await loadAllBuiltInTexts(code)
  const missing = specMessages.filter(({ key }) => !find(texts, key))
  expect(missing.map(({ said, key }) => `${said}: ${key}`)).toEqual([])
})

test.each(specMessages)('a test makes appear: $said', ({ shown }) => {
  const file = join(root, shown.in)
  expect(existsSync(file), `${shown.in} is not there`).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(shown.by)
})
