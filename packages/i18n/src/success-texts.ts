import { success as ar } from './ar/success.ts'
import { success as en } from './en/success.ts'
import type { LanguageCode } from './languages.ts'

export type SuccessCode = keyof typeof en

const texts: Record<LanguageCode, Record<SuccessCode, string>> = { en, ar }

/** What a call has done, in the reader's language. */
export const successText = (language: LanguageCode, code: SuccessCode): string => texts[language][code]
