import { type LanguageCode, languageOf } from './languages.ts'

export type Texts = { [key: string]: string | Texts }
export type Values = Record<string, string | number | null | undefined>

/**
 * A text with its values. `count` chooses the plural form, `{{name}}` is replaced, `{{name, number}}` is written as the
 * reader writes numbers: the rules of i18next, as far as our texts use them.
 */
export function translate(texts: Texts, language: LanguageCode, key: string, values: Values = {}): string {
  const text = findText(texts, language, key, values['count'])
  // A key that is shown is better noticed than a line that is missing.
  return typeof text === 'string' ? fillText(text, language, values) : key
}

/** The text of a key in the form for this count, or all texts below the key. */
export function findText(texts: Texts, language: LanguageCode, key: string, count?: Values[string]) {
  return (typeof count === 'number' ? pluralForm(texts, language, key, count) : undefined) ?? find(texts, key)
}

export function fillText(text: string, language: LanguageCode, values: Values): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? ''
    return isNumber && typeof value === 'number' ? numbersOf(language).format(value) : String(value)
  })
}

function pluralForm(texts: Texts, language: LanguageCode, key: string, count: number): string | Texts | undefined {
  const exact = count === 0 ? find(texts, `${key}_zero`) : undefined
  return exact ?? find(texts, `${key}_${formsOf(language).select(count)}`) ?? find(texts, `${key}_other`)
}

function find(texts: Texts, key: string): string | Texts | undefined {
  let found: Texts | string | undefined = texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return found
}

// Making one takes longer than a hundred texts, and a page has some hundred.
const numbersOf = oncePerLanguage((locale) => new Intl.NumberFormat(locale))
const formsOf = oncePerLanguage((locale) => new Intl.PluralRules(locale))

function oncePerLanguage<Made>(make: (locale: string) => Made): (language: LanguageCode) => Made {
  const made = new Map<LanguageCode, Made>()
  return (language) => {
    const known = made.get(language) ?? make(languageOf(language).locale)
    made.set(language, known)
    return known
  }
}
