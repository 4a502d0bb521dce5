import type { Generated } from 'kysely'

export type LanguagesTables = {
  language: {
    code: string
    name: string
    isRtl: Generated<boolean>
    base: Generated<string>
    isEnabled: Generated<boolean>
    position: Generated<number>
    textVersion: Generated<number>
  }
  languageText: { language: string; key: string; text: string; changedAt: Generated<Date> }
}
