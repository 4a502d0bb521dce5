import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useLanguage } from '#app/shell/site.ts'

// As timetables have it, and short enough for the columns of a week.
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dayAndTime = { weekday: 'long', day: 'numeric', month: 'long', ...clock } as const

/** Writes times in the zone of the home, and in the reader's own where that is another one. */
export function useWhen() {
  const { t } = useTranslation('viewings')
  const { code, locale } = useLanguage()
  const isHydrated = useIsHydrated()
  const say = (time: string, timeZone: string, options: Intl.DateTimeFormatOptions = dayAndTime) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(time))

  const nameZone = (time: string | undefined, timeZone: string, timeZoneName: 'shortOffset' | 'longGeneric') =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
      .formatToParts(time === undefined ? undefined : new Date(time))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''

  /** The city of a zone and how far it is from UTC at that time; its cities are English, elsewhere zones have names. */
  function sayZone(time: string | undefined, timeZone: string): string {
    const offset = nameZone(time, timeZone, 'shortOffset')
    const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
    if (code === 'en') return t('zone', { place, offset })
    return timeZone === 'UTC' ? offset : t('namedZone', { name: nameZone(time, timeZone, 'longGeneric'), offset })
  }

  /** Where the reader is, is known only to their browser. */
  function sayYours(time: string, timeZone: string): string | undefined {
    if (!isHydrated) return undefined
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const here = say(time, own)
    return here === say(time, timeZone) ? t('sameAsYours') : t('yours', { time: here })
  }

  return {
    say,
    sayShort: (time: string, timeZone: string) => say(time, timeZone, { weekday: 'long', ...clock }),
    sayTime: (time: string, timeZone: string) => say(time, timeZone, clock),
    sayZone,
    sayYours,
    /** Of a day that has no time. */
    sayDay: (date: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
    /** Around the dash servers and browsers write spaces of other widths, which React would take for another text. */
    sayDays: (from: string, until: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
        .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${until}T00:00:00Z`))
        .replaceAll(/\s/g, ' '),
  }
}

export const minutesBetween = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
