import type { Advertisement } from '@gable/contract/advertisement'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'

/** Until when a promotion runs, or when it did. */
export function usePromotionTime(now: number): (advertisement: Advertisement) => string {
  const { t } = useTranslation('promotions')
  const { locale } = useLanguage()
  const say = (time: string) => {
    const date = new Date(time)
    const isThisYear = date.getUTCFullYear() === new Date(now).getUTCFullYear()
    const year = isThisYear ? undefined : 'numeric'
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(date)
  }
  return ({ state, startsAt, endsAt, sentAt }) => {
    if (state === 'paused') return t('resting')
    if (state === 'running' && endsAt) return t('until', { date: say(endsAt) })
    if (state === 'ended' && startsAt && endsAt) return t('span', { from: say(startsAt), until: say(endsAt) })
    return sentAt ? t('sent', { date: say(sentAt) }) : ''
  }
}
