import { useMemo } from 'react'
import { useLanguage } from '#app/shell/site.ts'

/** What a spoken language is called in the language of the page. */
export function useLanguageNames() {
  const { locale } = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' })
    return (code: string) => names.of(code) ?? code
  }, [locale])
}
