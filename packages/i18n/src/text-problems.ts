import type { Texts } from './translate.ts'

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const mayLeaveOutCount = new Set(['zero', 'one', 'two'])

/** What a translation lacks, has too much, or says with other values than English; nothing means it is complete. */
export function textProblems(language: string, english: Texts, translated: Texts): string[] {
  const source = flatten(english)
  const target = flatten(translated)
  const wanted = expectedTexts(language, source)
  const missing = [...wanted.keys()].filter((key) => !target.has(key)).map((key) => `${key} is missing`)
  const surplus = [...target.keys()]
    .filter((key) => !wanted.has(key) && !isZeroForm(key, source))
    .map((key) => `${key} is not in English`)
  const wrong = [...target].flatMap(([key, text]) =>
    problemsOfText(key, text, wanted.get(key) ?? text).map((problem) => `${key} ${problem}`),
  )
  return [...missing, ...surplus, ...wrong]
}

/** Every key the language needs, with the English text it must agree with. */
export function expectedTexts(language: string, source: Map<string, string>): Map<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const wanted = new Map<string, string>()
  for (const [key, text] of source) {
    const base = key.replace(pluralSuffix, '')
    const other = source.get(`${base}_other`)
    if (base === key || other === undefined) wanted.set(key, text)
    else for (const form of forms) wanted.set(`${base}_${form}`, other)
  }
  return wanted
}

/** Any language may word "none" on its own, whether or not its grammar has a form for it. */
const isZeroForm = (key: string, source: Map<string, string>) =>
  key.endsWith('_zero') && source.has(key.replace(/_zero$/, '_other'))

/** What is wrong with a text that stands for an English one: other values, other markup, nothing in it. */
export function problemsOfText(key: string, text: string, english: string): string[] {
  if (text.trim() === '') return ['is empty']
  const form = pluralSuffix.exec(key)?.[1] ?? 'other'
  const isOptional = (value: string) => value.startsWith('{{count') && mayLeaveOutCount.has(form)
  const [needed, used] = [valuesOf(english), valuesOf(text)]
  const absent = [...needed].filter((value) => !used.has(value) && !isOptional(value))
  const unknown = [...used].filter((value) => !needed.has(value))
  const hasSigns = signsIn(text) && !signsIn(english)
  return [
    ...absent.map((value) => `leaves out ${value}`),
    ...unknown.map((value) => `has ${value}`),
    ...(hasSigns ? ['has signs of markup'] : []),
  ]
}

const marks = /\{\{[^{}]*\}\}|<\/?\w+>/g

/** What is filled in, and what is marked as a link. */
const valuesOf = (text: string) => new Set(text.match(marks))

/** What would be markup, or a value that is written wrongly. */
const signsIn = (text: string) => /[<>]|\{\{|\}\}/.test(text.replace(marks, ''))

/** Nested texts as `detail.photos_one` → text. */
export function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}
