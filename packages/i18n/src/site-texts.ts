import { loadBuiltInTexts } from './built-in-texts.ts'
import { type BuiltInCode, builtInLanguages, defaultLanguage, isBuiltIn, type LanguageCode } from './languages.ts'
import { layTexts } from './lay-texts.ts'
import type { Texts } from './translate.ts'

/** What the server itself says, in answers, mails and files. */
const spoken = ['errors', 'invoices', 'leads', 'mail', 'packages', 'reasons', 'success', 'transactions'] as const
type Spoken = (typeof spoken)[number]

/** What staff changed of a language, by namespace, and whose texts stand where it has none. */
export type ChangedTexts = { base: BuiltInCode; texts: Partial<Record<string, Texts>> }

// When the process starts: a refusal cannot wait for a file.
const builtIn = new Map(
  await Promise.all(
    builtInLanguages.flatMap(({ code }) =>
      spoken.map(async (namespace) => [`${code} ${namespace}`, await loadBuiltInTexts(code, namespace)] as const),
    ),
  ),
)
// Both exchanged as a whole: whoever is writing a mail has all of it from one moment or from the next.
let changed: ReadonlyMap<string, ChangedTexts> = new Map()
let laid = new Map<string, Texts>()

export function setChangedTexts(texts: ReadonlyMap<string, ChangedTexts>) {
  changed = texts
  laid = new Map()
}

/** The texts of a namespace as the site has them now. */
export function textsOf(namespace: Spoken, language: LanguageCode): Texts {
  const name = `${language} ${namespace}`
  const known = laid.get(name)
  if (known) return known
  const { base = defaultLanguage, texts = {} } = changed.get(language) ?? {}
  const below = builtIn.get(`${isBuiltIn(language) ? language : base} ${namespace}`) ?? {}
  const made = layTexts(below, texts[namespace])
  laid.set(name, made)
  return made
}
