import '#app/shared/i18n/results-messages.ts'
import { QueryScope } from '#app/shell/query-scope.tsx'
import { apiFor } from '#app/shell/api.server.ts'
import { findProperties } from '../find-properties.server.ts'
import { ResultsFailed } from '../results-failed.tsx'
import { parseSearch, toQuery } from '../search-url.ts'
import type { Route } from './+types/filters-page'
import { FilterSheet } from './filter-sheet.tsx'

export async function loader(args: Route.LoaderArgs) {
  const search = parseSearch(args.url.searchParams)
  const { total, facets, labels } = await findProperties(apiFor(args), { ...search, page: 1 }, { limit: 1 })
  return { search, total, facets, labels, now: Date.now() }
}

/** The results under it are as they were. */
export const ErrorBoundary = () => <ResultsFailed isSheet />

/** All filters at once, over the results. Without scripts it is a page of its own with the same form. */
export default function FiltersPage({ loaderData }: Route.ComponentProps) {
  return (
    <QueryScope>
      <FilterSheet key={toQuery(loaderData.search)} {...loaderData} />
    </QueryScope>
  )
}
