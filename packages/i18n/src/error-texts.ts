import type { LanguageCode } from './languages.ts'
import { textsOf } from './site-texts.ts'

/** What a failure is called in the reader's language. */
export function errorText(language: LanguageCode, code: string): string {
  const texts = textsOf('errors', language) as Record<string, string>
  return texts[code] ?? texts['unknown']?.replace('{{code}}', code) ?? code
}
