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

test.each(specMessages)('a test makes appear: $said', async ({ key, shown }) => {
  const all = await Promise.all(builtInLanguages.map(({ code }) => loadAllBuiltInTexts(code)))
  const words = all.map((texts) => String(find(texts, key)))
  const [english = ''] = words.filter((_, index) => builtInLanguages[index]?.code === 'en')
  const { by = english } = shown
  // What a test looks for stands for the message only as long as it is part of its words.
  expect(words.filter((one) => one.includes(by))).not.toEqual([])
  const file = join(root, shown.in)
  expect(existsSync(file), `${shown.in} is not there`).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(by)
})
