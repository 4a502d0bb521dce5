import type { Answer } from '@gable/contract/call'
import type { countAddedProperties, ListingTab } from '@gable/contract/posting'
import type { ListingTabEntry } from '#app/features/listings/own/listing-tabs.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'

type Counts = Answer<typeof countAddedProperties>['data']

const shown: readonly ListingTab[] = [
  'live',
  'review',
  'rejected',
  'expiring',
  'expired',
  'under_offer',
  'closed',
  'paused',
]
/** Most listers never have any, so they see these only when they do. */
const seldom = new Set<string>(['expiring', 'expired', 'under_offer', 'paused'])
const tones: Partial<Record<ListingTab, 'bad' | 'warn'>> = { rejected: 'bad', expired: 'bad', expiring: 'warn' }

export function usePropertyTabs(counts: Counts, current: string | undefined): ListingTabEntry[] {
  const { t } = useTranslation('own')
  const wanted = shown.filter((tab) => !seldom.has(tab) || counts.tabs[tab] > 0 || tab === current)
  return [
    { id: undefined, label: t('tabs.all'), count: counts.all + counts.drafts },
    ...wanted.map((tab) => ({ id: tab, label: t(`tabs.${tab}`), count: counts.tabs[tab], tone: tones[tab] })),
    { id: 'drafts', label: t('tabs.drafts'), count: counts.drafts },
  ]
}
