import { useLanguage } from '#app/shell/site.ts'

/** A day as people say it, the same wherever its reader is. */
export function useDay(): (time: string) => string {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (time) => format.format(new Date(time))
}
