import type { ChatMessage } from '@gable/contract/chat-message'
import type { Chat } from '@gable/contract/chats'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'

type Said = Pick<ChatMessage, 'isRemoved' | 'type' | 'text' | 'voice' | 'viewing'>

// By the clock of the viewing's own card, and short enough to be read whole beside the count of unread messages.
const dayAndTime = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** How people, homes and messages are called in a list. */
export function useChatWords() {
  const { t } = useTranslation('chat')
  const { settings } = useSite()
  const { locale } = useLanguage()
  const toLength = useSoundLength()
  const toWhen = ({ startsAt, timeZone }: NonNullable<ChatMessage['viewing']>) =>
    new Intl.DateTimeFormat(locale, { ...dayAndTime, timeZone }).format(new Date(startsAt))
  return {
    nameOf: ({ isAdmin, name }: Pick<Chat, 'isAdmin' | 'name'>) =>
      isAdmin ? t('admin', { site: settings.siteName }) : name || t('nameless'),
    homeOf: ({ title, propertyId, projectId }: Pick<Chat, 'title' | 'propertyId' | 'projectId'>) =>
      title || t(propertyId + projectId > 0 ? 'homeGone' : 'noHome'),
    contentOf({ isRemoved, type, text, voice, viewing }: Said) {
      if (isRemoved) return t('kinds.deleted')
      if (viewing) return t('kinds.viewing', { when: toWhen(viewing) })
      if (type === 'audio') {
        return voice?.seconds ? t('kinds.audioOf', { length: toLength(voice.seconds) }) : t('kinds.audio')
      }
      return text || t('kinds.file')
    },
  }
}

/** Minutes and seconds in the digits of the reader, such as 0:41. */
export function useSoundLength() {
  const { locale } = useLanguage()
  const minutes = new Intl.NumberFormat(locale)
  const padded = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  return (seconds: number) => {
    const whole = Math.round(seconds)
    return `${minutes.format(Math.floor(whole / 60))}:${padded.format(whole % 60)}`
  }
}

const dayMs = 86_400_000

/** Times of the reader's clock; the server does not know it, and both have to draw the same at first. */
export function useChatTimes(now: number) {
  const { t } = useTranslation('chat')
  const { locale } = useLanguage()
  const timeZone = useIsHydrated() ? undefined : 'UTC'
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone })
  const dates = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  // As the times of viewings are written, which stand in the same thread.
  const clock = format({ timeStyle: 'short', hourCycle: 'h23' })
  const weekday = format({ weekday: 'short' })
  const date = format({ day: 'numeric', month: 'short' })
  const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const dated = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const daysAgo = (at: Date) => {
    const [today, day] = [dates.format(now), dates.format(at)]
    return Math.round((Date.parse(`${today}T12:00Z`) - Date.parse(`${day}T12:00Z`)) / dayMs)
  }
  return {
    timeZone,
    toClock: (at: string) => clock.format(new Date(at)),
    /** As short as it can be in a list. */
    toShort(at: string) {
      const time = new Date(at)
      const days = daysAgo(time)
      return days <= 0 ? clock.format(time) : (days < 7 ? weekday : date).format(time)
    },
    toDay(at: string) {
      const time = new Date(at)
      const days = daysAgo(time)
      if (days <= 0) return t('days.today')
      if (days === 1) return t('days.yesterday')
      return (days < 300 ? long : dated).format(time)
    },
  }
}
