import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { flatten, textProblems } from './text-problems.ts'
import type { Texts } from './translate.ts'

const here = import.meta.dirname
const namespaces = globSync('en/*.ts', { cwd: here }).map((file) => basename(file, '.ts'))
const others = languages.filter(({ code }) => code !== 'en')

async function load(language: string, namespace: string): Promise<Texts> {
  const module = (await import(`./${language}/${namespace}.ts`)) as Record<string, Texts>
  const texts = module[namespace]
  if (!texts) throw new Error(`${language}/${namespace}.ts does not export ${namespace}`)
  return texts
}

test.each(languages)('$code has exactly the files of English', ({ code }) => {
  expect(globSync('*.ts', { cwd: `${here}/${code}` }).toSorted()).toEqual(
    namespaces.map((name) => `${name}.ts`).toSorted(),
  )
})

test.each(namespaces)('English %s is complete in itself', async (namespace) => {
  const english = await load('en', namespace)
  expect(textProblems('en', english, english)).toEqual([])
})

test.each(others.flatMap(({ code }) => namespaces.map((namespace) => [code, namespace] as const)))(
  '%s has every text of %s, with its plural forms and values',
  async (code, namespace) => {
    expect(textProblems(code, await load('en', namespace), await load(code, namespace))).toEqual([])
  },
)

test.each(namespaces)('no English is left in Arabic %s', async (namespace) => {
  const texts = [...flatten(await load('ar', namespace))]
  // An address as an example, and texts of values and signs alone, read the same everywhere.
  const words = texts.map(([key, text]) => [key, text.replace(/\{\{.*?\}\}|name@example\.com/g, '')] as const)
  expect(words.filter(([, text]) => /\p{L}/u.test(text) && !/\p{sc=Arabic}/u.test(text))).toEqual([])
})
