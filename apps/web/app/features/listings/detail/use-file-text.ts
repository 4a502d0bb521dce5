import { useLanguage } from '#app/shell/site.ts'

/** What a file is and how large, such as "PDF · 310 kB". */
export function useFileText() {
  const { locale } = useLanguage()
  return ({ type, size }: { type: string; size: number }) => {
    const [value, unit] = size < 1_000_000 ? [size / 1000, 'kilobyte'] : [size / 1_000_000, 'megabyte']
    const large = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(value)
    return `${type.split('/').at(-1)?.toUpperCase()} · ${large}`
  }
}
