import { type LanguageCode, languageOf } from './languages.ts'

export type Texts = { [key: string]: string | Texts }
type Values = Record<string, string | number>

/**
 * A text with its values, for where no i18next runs (mails). The same files, the same rules:
 * `count` chooses the plural form, `{{name}}` is replaced, `{{name, number}}` is written as the reader writes numbers.
 */
export function translate(texts: Texts, language: LanguageCode, key: string, values: Values = {}): string {
  const { locale } = languageOf(language)
  const text = pluralForm(texts, locale, key, values.count) ?? find(texts, key)
  // A key that is shown is better noticed than a line that is missing.
  if (text === undefined) return key
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
    const value = values[name] ?? ''
    return isNumber && typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value)
  })
}

function pluralForm(texts: Texts, locale: string, key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return undefined
  const exact = count === 0 ? find(texts, `${key}_zero`) : undefined
  return exact ?? find(texts, `${key}_${new Intl.PluralRules(locale).select(count)}`) ?? find(texts, `${key}_other`)
}

function find(texts: Texts, key: string): string | undefined {
  let found: Texts | string | undefined = texts
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}
