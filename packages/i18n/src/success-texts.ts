import type { success } from './en/success.ts'
import type { LanguageCode } from './languages.ts'
import { textsOf } from './site-texts.ts'

export type SuccessCode = keyof typeof success

/** What a call has done, in the reader's language. */
export const successText = (language: LanguageCode, code: SuccessCode): string =>
  String(textsOf('success', language)[code] ?? code)
