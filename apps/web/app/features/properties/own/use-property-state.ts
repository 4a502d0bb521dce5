import type { Property } from '@gable/contract/property'
import { daysUntil, type ListerState, listerState } from '@gable/domain/lister-state'
import type { StateBadge } from '#app/features/listings/own/listing-row.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { standingOf } from './property-actions.ts'

const tones: Record<ListerState, StateBadge['tone']> = {
  live: 'good',
  expiring: 'warn',
  review: 'warn',
  rejected: 'bad',
  expired: 'bad',
  paused: 'neutral',
  under_offer: 'neutral',
  taken: 'neutral',
}

type PropertyState = { state: ListerState; badge: StateBadge; date: string }

/** Where a home stands, in words. */
export function usePropertyState(now: number): (property: Property) => PropertyState {
  const { t } = useTranslation(['own', 'properties'])
  const { locale } = useLanguage()

  return (property) => {
    const standing = standingOf(property)
    const state = listerState(standing, now)
    const { expiresAt } = standing
    const date = expiresAt ? dateFormat(locale, state === 'expiring').format(new Date(expiresAt)) : ''
    const labels: Record<ListerState, string> = {
      live: t('state.live'),
      review: t('state.review'),
      rejected: t('state.rejected'),
      expired: t('state.expired'),
      paused: t('state.paused'),
      expiring: t('state.expiring', { count: daysUntil(expiresAt, now) }),
      under_offer: t('properties:marketState.under_offer'),
      taken: t(`properties:marketState.${property.marketState}`),
    }
    const texts: Partial<Record<ListerState, string>> = {
      review: t('state.reading'),
      rejected: t('state.sentBack'),
      paused: t('state.onlyYou'),
      taken: t('state.stays'),
      ...(date && {
        live: t('state.until', { date }),
        under_offer: t('state.until', { date }),
        expiring: t('state.on', { date }),
        expired: t('state.on', { date }),
      }),
    }
    return { state, date, badge: { label: labels[state], tone: tones[state], text: texts[state] } }
  }
}

/** As a day of the week when it is near. The same for the server and every browser, wherever they stand. */
const dateFormat = (locale: string, isNear: boolean) =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    ...(isNear && { weekday: 'long' }),
  })
