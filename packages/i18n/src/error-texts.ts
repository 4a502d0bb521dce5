import { common as ar } from './ar/common.ts'
import { common as en } from './en/common.ts'
import type { LanguageCode } from './languages.ts'

type ErrorTexts = Readonly<Record<string, string>>

const texts: Record<LanguageCode, ErrorTexts> = { en: en.errors, ar: ar.errors }

/** What a failure is called in the reader's language. */
export const errorText = (language: LanguageCode, code: string): string =>
  texts[language][code] ?? texts[language].unknown?.replace('{{code}}', code) ?? code
