import { type FavouriteCounts, favouriteSorts, favouriteTabs } from '@gable/contract/favourites'
import { chipClass } from '@gable/ui/chip'
import { StickyNote, TrendingDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { SortMenu } from '#app/shell/sort-menu.tsx'
import { TabLinks } from '#app/shell/tab-links.tsx'
import { type FavouriteQuery, favouritesPath } from './favourite-query.ts'
import { countsBehind } from './kept-counts.ts'

type FavouriteToolsProps = { query: FavouriteQuery; counts: FavouriteCounts }

/** Which of the saved homes are shown, and in which order. All of it are links. */
export function FavouriteTools({ query, counts }: FavouriteToolsProps) {
  const { t } = useTranslation('favourites')
  const tabs = [undefined, ...favouriteTabs].map((tab) => ({
    to: favouritesPath(query, { tab, isCheaper: false, isNoted: false }),
    label: t(`tabs.${tab ?? 'all'}`),
    count: countsBehind(counts, tab).homes,
    isCurrent: query.tab === tab,
  }))
  const sorts = favouriteSorts.map((sort) => ({
    to: favouritesPath(query, { sort }),
    label: t(`sort.${sort}`),
    isChosen: query.sort === sort,
  }))
  const { cheaper, noted } = countsBehind(counts, query.tab)
  return (
    <>
      <TabLinks label={t('tabs.label')} tabs={tabs} className="wide-tabs" keepsScroll />
      <div className="favourite-tools">
        <div className="favourite-filters">
          <FilterLink
            to={favouritesPath(query, { isCheaper: !query.isCheaper })}
            isOn={query.isCheaper}
            count={cheaper}
          >
            <TrendingDown aria-hidden />
            {t('filters.cheaper')}
          </FilterLink>
          <FilterLink to={favouritesPath(query, { isNoted: !query.isNoted })} isOn={query.isNoted} count={noted}>
            <StickyNote aria-hidden />
            {t('filters.noted')}
          </FilterLink>
        </div>
        <SortMenu label={t('sort.label')} choices={sorts} className="favourite-sort" />
      </div>
    </>
  )
}

type FilterLinkProps = { to: string; isOn: boolean; count: number; children: ReactNode }

/** Only where it would leave something, or can be taken back. */
function FilterLink({ to, isOn, count, children }: FilterLinkProps) {
  const { locale } = useLanguage()
  if (count === 0 && !isOn) return null
  return (
    <LocalLink
      to={to}
      className={chipClass({ isSelected: isOn })}
      aria-current={isOn ? 'true' : undefined}
      preventScrollReset
    >
      {children} <span data-count>{new Intl.NumberFormat(locale).format(count)}</span>
    </LocalLink>
  )
}
