import { type FavouriteSort, type FavouriteTab, favouriteSorts, favouriteTabs } from '@gable/contract/favourites'

export const pageSize = 24
const lastPage = 50

/** What of the saved homes is looked at, and in which order: it stands in the address. */
export type FavouriteQuery = {
  tab: FavouriteTab | undefined
  isCheaper: boolean
  isNoted: boolean
  sort: FavouriteSort
  page: number
}

/** Whatever else somebody types into the address means the beginning. */
export function parseFavouriteQuery(params: URLSearchParams): FavouriteQuery {
  const page = Number(params.get('page'))
  return {
    tab: favouriteTabs.find((tab) => tab === params.get('tab')),
    isCheaper: params.get('cheaper') === '1',
    isNoted: params.get('noted') === '1',
    sort: favouriteSorts.find((sort) => sort === params.get('sort')) ?? 'saved',
    page: Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1,
  }
}

export function toFavouriteQuery({ tab, isCheaper, isNoted, sort, page }: FavouriteQuery): string {
  const params = new URLSearchParams()
  if (tab) params.set('tab', tab)
  if (isCheaper) params.set('cheaper', '1')
  if (isNoted) params.set('noted', '1')
  if (sort !== 'saved') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

/** The first page of what is looked at, with these changes. */
export const favouritesPath = (query: FavouriteQuery, changes: Partial<FavouriteQuery> = {}) =>
  `/user/favourites${toFavouriteQuery({ ...query, page: 1, ...changes })}`

export const pageCountOf = (total: number) => Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPage)
