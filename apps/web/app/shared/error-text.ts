import './i18n/error-messages.ts'
import { useTranslation } from './i18n/use-translation.ts'

type Translate = (keys: string[], values: object) => string

/** What to tell a person about a failed call, by its code; the server's own words are for developers. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors')
  return (error) => toErrorText(t as unknown as Translate, error)
}

/** A code that nobody has worded is told as it is, after words that fit everything. */
export function toErrorText(translate: Translate, error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
  const name = code === 'network_error' ? 'network' : code
  return translate([`errors:${name}`, `accounts:errors.${name}`, 'errors:unknown'], { code })
}
