import type { Answer } from '@gable/contract/call'
import type { countAddedProperties } from '@gable/contract/posting'
import { chipClass } from '@gable/ui/chip'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { InsightRows } from './insight-rows.tsx'

export const overviewTabs = ['live', 'review', 'rejected'] as const
type Tab = (typeof overviewTabs)[number]

type OverviewHomesProps = {
  homes: ComponentProps<typeof InsightRows>['properties']
  insights: ComponentProps<typeof InsightRows>['insights']
  counts: Answer<typeof countAddedProperties>['data']
  tab: Tab | undefined
  now: number
}

/** The homes that need their lister most, with their numbers, and the way to all of them. */
export function OverviewHomes({ homes, insights, counts, tab, now }: OverviewHomesProps) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const numbers = new Intl.NumberFormat(locale)
  const chips = [
    { id: undefined, to: '/user', label: t('tabs.all'), count: counts.all },
    ...overviewTabs.map((id) => ({ id, to: `/user?tab=${id}`, label: t(`tabs.${id}`), count: counts.tabs[id] })),
  ]
  return (
    <section className="overview-homes ui-panel" aria-labelledby="overview-homes">
      <div className="overview-homes-head">
        <h2 id="overview-homes" className="type-block">
          {t('homes.title')}
        </h2>
        <nav aria-label={t('tabs.label')}>
          {chips.map(({ id, to, label, count }) => (
            <LocalLink
              key={label}
              to={to}
              className={chipClass({ isSelected: tab === id, isSmall: true })}
              aria-current={tab === id ? 'page' : undefined}
              preventScrollReset
            >
              {label} <span data-count>{numbers.format(count)}</span>
            </LocalLink>
          ))}
        </nav>
      </div>
      {homes.length > 0 ? (
        <InsightRows properties={homes} insights={insights} now={now} />
      ) : (
        <p className="py-6 text-ink-soft">{t(`empty.${tab ?? 'all'}`)}</p>
      )}
      <LocalLink to={`/user/my-properties${tab ? `?tab=${tab}` : ''}`} className="overview-homes-all">
        {t('insights.toAll')}
        <ArrowRight className="rtl:-scale-x-100" aria-hidden />
      </LocalLink>
    </section>
  )
}
