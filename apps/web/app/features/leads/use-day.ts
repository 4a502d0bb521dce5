import { useLanguage } from '#app/shell/site.ts'

/** Writes a day that has no time, the same wherever its reader is. */
export function useDay(): (day: string) => string {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
