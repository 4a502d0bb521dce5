import { PageLinks } from '#app/shell/page-links.tsx'

const deepestPage = 200

export const pageOf = ({ searchParams }: URL): number =>
  Math.min(Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1), deepestPage)

type ListPagesProps = { path: string; page: number; pageCount: number; query?: string }

/** The other pages of a list that everybody may read, no deeper than anybody goes. */
export function ListPages({ path, page, pageCount, query = '' }: ListPagesProps) {
  const pathOf = (one: number) => {
    const entries = new URLSearchParams(query)
    if (one > 1) entries.set('page', String(one))
    return entries.size > 0 ? `${path}?${entries}` : path
  }
  return <PageLinks page={page} pageCount={Math.min(pageCount, deepestPage)} pathOf={pathOf} />
}
