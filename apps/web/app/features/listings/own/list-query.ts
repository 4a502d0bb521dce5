export const pageSize = 20
const lastPage = 500
const longestText = 200

/** What of a lister's own listings is looked at: it stands in the address. */
export type ListQuery<Tab extends string = string> = { tab: Tab | undefined; text: string; page: number }

/** Whatever else somebody types into the address means the beginning. */
export function parseListQuery<Tab extends string>(query: URLSearchParams, tabs: readonly Tab[]): ListQuery<Tab> {
  const wanted = query.get('tab')
  const page = Number(query.get('page'))
  return {
    tab: tabs.find((tab) => tab === wanted),
    text: (query.get('search') ?? '').trim().slice(0, longestText),
    page: Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1,
  }
}

export function toListQuery({ tab, text, page }: ListQuery): string {
  const query = new URLSearchParams()
  if (tab) query.set('tab', tab)
  if (text) query.set('search', text)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

export const pageCountOf = (total: number) => Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPage)
