import { useLanguage } from '#app/shell/site.ts'

export function useDay(): (time: string) => string {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (time) => format.format(new Date(time))
}
