import { useLanguage } from '#app/shell/site.ts'

/** Metres as people say them. */
export function useDistance(): (metres: number) => string {
  const { locale } = useLanguage()
  return (metres) => {
    const [value, unit] = metres >= 1000 ? [metres / 1000, 'kilometer'] : [metres, 'meter']
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  }
}
