import { useLanguage } from '#app/shell/site.ts'

/** A day as people say it. */
export function useDay() {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (time: string) => format.format(new Date(time))
}
