import { type LanguageCode, languageOf } from '@gable/i18n/languages'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Messages } from './messages-en.ts'

// English is the measure: a key that it does not have does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Messages
  }
}

/** Ready at once: the texts are there before it is made, so no page waits for them. */
export function createI18n(language: LanguageCode, messages: Messages): i18n {
  const { locale } = languageOf(language)
  const instance = createInstance({
    lng: language,
    resources: { [language]: messages },
    defaultNS: 'common',
    initAsync: false,
    // React escapes; a second time would show the escapes.
    interpolation: { escapeValue: false },
  }).use(initReactI18next)
  void instance.init()
  // Readers of Arabic here see Latin digits, which only the locale says.
  instance.services.formatter?.add('number', (value: number) => new Intl.NumberFormat(locale).format(value))
  return instance
}
