import type { TFunction } from 'i18next'

/** What to tell a person about a failed call, by its code; the server's own words are for developers. */
export function errorText(t: TFunction<never>, error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
  const translate = t as unknown as (keys: string[], values: object) => string
  if (code === 'network_error') return translate(['common:errors.network'], {})
  return translate([`common:errors.${code}`, 'common:errors.unknown'], { code })
}
