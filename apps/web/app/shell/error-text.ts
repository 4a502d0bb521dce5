import { useTranslation } from 'react-i18next'

/** What to tell a person about a failed call, by its code; the server's own words are for developers. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common')
  const translate = t as unknown as (keys: string[], values: object) => string
  return (error) => {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'network_error') return t('errors.network')
    return translate([`errors.${code}`, 'errors.unknown'], { code })
  }
}
