import { reasons as ar } from './ar/reasons.ts'
import { reasons as en } from './en/reasons.ts'
import type { LanguageCode } from './languages.ts'
import type { Texts } from './translate.ts'

/** Why a home is recommended, by the reader's language. */
export const reasonTexts: Record<LanguageCode, Texts> = { en, ar }
