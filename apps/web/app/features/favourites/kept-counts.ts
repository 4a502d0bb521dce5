import type { Favourite, FavouriteCounts, FavouriteTab } from '@gable/contract/favourites'
import { isCheaper } from './since-saved.ts'

const tabOf: Record<Favourite['marketState'], FavouriteTab> = {
  for_sale: 'sale',
  for_rent: 'rent',
  under_offer: 'under_offer',
  sold: 'taken',
  rented: 'taken',
}

const withoutHome = (counts: FavouriteCounts, home: Favourite): FavouriteCounts => {
  const tab = tabOf[home.marketState]
  const { homes, cheaper, noted } = counts[tab]
  const rest = {
    homes: homes - 1,
    cheaper: cheaper - Number(isCheaper(home)),
    noted: noted - Number(home.favourite.note !== ''),
  }
  return { ...counts, [tab]: rest }
}

/** As they were loaded, without the homes whose hearts were taken back since. */
export const keptCounts = (counts: FavouriteCounts, gone: readonly Favourite[]) => gone.reduce(withoutHome, counts)

/** Behind one tab, or behind all. */
export function countsBehind(counts: FavouriteCounts, tab: FavouriteTab | undefined) {
  const behind = tab ? [counts[tab]] : Object.values(counts)
  const sum = (of: 'homes' | 'cheaper' | 'noted') => behind.reduce((total, count) => total + count[of], 0)
  return { homes: sum('homes'), cheaper: sum('cheaper'), noted: sum('noted') }
}
