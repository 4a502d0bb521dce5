import { mail as ar } from './ar/mail.ts'
import { mail as en } from './en/mail.ts'
import type { LanguageCode } from './languages.ts'
import type { Texts } from './translate.ts'

/** What the server writes in mails, by the reader's language. */
export const mailTexts: Record<LanguageCode, Texts> = { en, ar }
