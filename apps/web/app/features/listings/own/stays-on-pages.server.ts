import { redirect } from 'react-router'
import { type ListQuery, pageCountOf, toListQuery } from './list-query.ts'

/** Whoever stands behind the last page, because the last row there is gone, is led back to it. */
export function staysOnPages(url: URL, query: ListQuery, total: number) {
  const last = pageCountOf(total)
  if (query.page > last) throw redirect(url.pathname + toListQuery({ ...query, page: last }))
}
