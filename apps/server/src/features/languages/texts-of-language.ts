import { loadAllBuiltInTexts } from '@gable/i18n/built-in-texts'
import { layTexts, unflatten } from '@gable/i18n/lay-texts'
import { expectedTexts, flatten } from '@gable/i18n/text-problems'
import type { Texts } from '@gable/i18n/translate'
import type { KnownLanguage } from './site-languages.ts'

/** A text that a language can have, with the English one that it agrees with. */
export type TextEntry = { key: string; english: string; original: string }

/** All texts as the site has them, by file and key. */
export const textsOfLanguage = async ({ base, changed }: KnownLanguage): Promise<Texts> =>
  layTexts(await loadAllBuiltInTexts(base), unflatten(changed))

const pluralForm = /_(?:zero|one|two|few|many)$/

/** In the order of their keys. A form that the language below does not have is worded as its general one. */
export async function listTextEntries({ code, base }: KnownLanguage): Promise<TextEntry[]> {
  const [english, below] = await Promise.all([loadAllBuiltInTexts('en'), loadAllBuiltInTexts(base)])
  const originals = flatten(below)
  const source = flatten(english)
  // Where a language words "none" on its own, its key may be changed as well.
  const expected = new Map([...zeroForms(originals, source), ...expectedTexts(code, source)])
  return [...expected]
    .map(([key, said]) => ({
      key,
      english: said,
      original: originals.get(key) ?? originals.get(key.replace(pluralForm, '_other')) ?? said,
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

const zeroForms = (texts: Map<string, string>, source: Map<string, string>): [string, string][] =>
  [...texts.keys()].flatMap((key): [string, string][] => {
    const english = key.endsWith('_zero') ? source.get(key.replace(/_zero$/, '_other')) : undefined
    return english === undefined ? [] : [[key, english]]
  })
