import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { loadBuiltInTexts, namespaces } from './built-in-texts.ts'
import { builtInLanguages } from './languages.ts'
import { flatten, textProblems } from './text-problems.ts'

const here = import.meta.dirname
const others = builtInLanguages.filter(({ code }) => code !== 'en')

test('every file of English is a namespace', () => {
  const files = globSync('en/*.ts', { cwd: here }).map((file) => basename(file, '.ts'))
  expect(files.toSorted()).toEqual([...namespaces].toSorted())
})

test('no language lies here that nobody can choose', () => {
  const folders = globSync('*/', { cwd: here }).map((folder) => basename(folder))
  expect(folders.toSorted()).toEqual(builtInLanguages.map(({ code }) => code).toSorted())
})

test.each(builtInLanguages)('$code has exactly the files of English', ({ code }) => {
  expect(globSync('*.ts', { cwd: `${here}/${code}` }).toSorted()).toEqual(
    namespaces.map((name) => `${name}.ts`).toSorted(),
  )
})

test.each(namespaces)('English %s is complete in itself', async (namespace) => {
  const english = await loadBuiltInTexts('en', namespace)
  expect(textProblems('en', english, english)).toEqual([])
})

test.each(others.flatMap(({ code }) => namespaces.map((namespace) => [code, namespace] as const)))(
  '%s has every text of %s, with its plural forms and values',
  async (code, namespace) => {
    expect(
      textProblems(code, await loadBuiltInTexts('en', namespace), await loadBuiltInTexts(code, namespace)),
    ).toEqual([])
  },
)

/** In which letters a language is written, where they are not ours. */
const scripts = { ar: /\p{sc=Arabic}/u, hi: /\p{sc=Devanagari}/u, zh: /\p{sc=Han}/u }
// What reads the same everywhere: values, an address as an example, signs of units, and what things are called by all.
const everywhere =
  /\{\{.*?\}\}|<\/?\w+>|name@example\.com|[a-z]{0,2}²|\b(?:ha|ac|MB|Re|CSV|SMS|Cookie|Facebook|Google|Instagram|X|YouTube|Stripe|PayPal|Paystack|Flutterwave|Visa|Mastercard|American Express)\b/g

test.each(
  (Object.keys(scripts) as (keyof typeof scripts)[]).flatMap((code) =>
    namespaces.map((namespace) => [code, namespace] as const),
  ),
)('no English is left in %s %s', async (code, namespace) => {
  const texts = [...flatten(await loadBuiltInTexts(code, namespace))]
  const words = texts.map(([key, text]) => [key, text.replace(everywhere, '')] as const)
  expect(words.filter(([, text]) => /\p{L}/u.test(text) && !scripts[code].test(text))).toEqual([])
})
