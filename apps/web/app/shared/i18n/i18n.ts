import type { LanguageCode } from '@gable/i18n/languages'
import { fillText, findText, type Texts, type Values } from '@gable/i18n/translate'
import type { FlatNamespace, TFunction } from 'i18next'
import type { Messages } from './messages.ts'

// English is the measure: a key that it does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Messages
  }
}

type Options = Values & { returnObjects?: unknown }

export type Translator = {
  /** Reads from `common` where a key names nothing else. */
  t: TFunction
  /** The same function every time, for keys of this namespace. */
  scope: (namespace: FlatNamespace) => TFunction<FlatNamespace>
  exists: (key: string) => boolean
  addTexts: (namespace: string, texts: object) => void
}

/**
 * Texts of one language. The types are those of i18next, so that a wrong key or a missing value does not compile; what
 * runs is a hundredth of it, since every page loads and runs it before it can be used. A test compares the two.
 */
export function createI18n(language: LanguageCode, messages: Messages): Translator {
  const namespaces = new Map<string, Texts>(Object.entries(messages))
  const scopes = new Map<string, TFunction<FlatNamespace>>()

  const find = (namespace: string, key: string, count?: Values[string]) => {
    const [, named = namespace, path = key] = /^(\w+):(.*)$/.exec(key) ?? []
    return findText(namespaces.get(named) ?? {}, language, path, count)
  }
  const read = (namespace: string, keys: string | readonly string[], options: Options = {}) => {
    const wanted = typeof keys === 'string' ? [keys] : keys
    for (const key of wanted) {
      const found = find(namespace, key, options['count'])
      if (typeof found === 'string') return fillText(found, language, options)
      if (found && options.returnObjects) return fillAll(found, language, options)
    }
    // A key that is shown is better noticed than a line that is missing.
    return wanted.at(-1)?.replace(/^\w+:/, '')
  }
  const scope: Translator['scope'] = (namespace) => {
    const bound = (keys: string | readonly string[], options?: Options) => read(namespace, keys, options)
    // The type has a brand that no function carries.
    const made = scopes.get(namespace) ?? (bound as unknown as TFunction<FlatNamespace>)
    scopes.set(namespace, made)
    return made
  }
  return {
    t: scope('common') as TFunction,
    scope,
    exists: (key) => find('common', key) !== undefined,
    addTexts: (namespace, texts) => namespaces.set(namespace, { ...namespaces.get(namespace), ...texts }),
  }
}

function fillAll(texts: Texts, language: LanguageCode, values: Values): Texts {
  const filled = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? fillText(text, language, values) : fillAll(text, language, values),
  ])
  return Object.fromEntries(filled) as Texts
}
