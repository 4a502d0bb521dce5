import { useLanguage } from '#app/shell/site.ts'

/** As the reader's language writes it. */
export function useFileSize(): (bytes: number) => string {
  const { locale } = useLanguage()
  const format = (unit: string, value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
  return (bytes) =>
    bytes < 1_000_000 ? format('kilobyte', Math.ceil(bytes / 1_000)) : format('megabyte', bytes / 1_000_000)
}
