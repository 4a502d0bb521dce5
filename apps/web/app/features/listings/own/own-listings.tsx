import type { ReactNode } from 'react'
import '#app/shared/i18n/own-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RangedPageLinks } from '#app/shell/page-links.tsx'
import { type ListQuery, pageCountOf, pageSize, toListQuery } from './list-query.ts'
import { type ChooseAll, ListingList } from './listing-list.tsx'
import { ListingSearch } from './listing-search.tsx'
import { ListingTabs, type ListingTabEntry } from './listing-tabs.tsx'
import { ListingsHead } from './listings-head.tsx'
import { type Emptiness, NoListings } from './no-listings.tsx'

type OwnListingsProps = {
  /** The addresses of this list and of the form for a new listing. */
  path: string
  addPath: string
  query: ListQuery
  total: number
  counts: { all: number; tabs: { live: number } }
  tabs: readonly ListingTabEntry[]
  texts: { title: string; count: string; add: string; search: string; order: string; column: string }
  empty: Emptiness
  /** Whether the rows tell prices and views. */
  hasNumbers?: boolean
  chooseAll?: ChooseAll
  /** The rows. */
  children: ReactNode
}

/** Every listing of one lister and one kind: what there is, where it stands, and what can be done about it. */
export function OwnListings(props: OwnListingsProps) {
  const { path, addPath, query, total, counts, tabs, texts, empty, hasNumbers, chooseAll, children } = props
  const { t } = useTranslation('own')
  return (
    <>
      <ListingsHead
        title={texts.title}
        text={counts.all > 0 ? t('summary', { all: texts.count, live: counts.tabs.live }) : texts.count}
        add={{ to: addPath, label: texts.add }}
      />
      <ListingTabs path={path} query={query} entries={tabs} />
      <ListingSearch path={path} query={query} label={texts.search} order={texts.order} />
      {total === 0 && <NoListings empty={empty} path={path} add={{ to: addPath, label: texts.add }} />}
      {total > 0 && (
        <ListingList column={texts.column} hasNumbers={hasNumbers} chooseAll={chooseAll}>
          {children}
        </ListingList>
      )}
      <RangedPageLinks
        page={query.page}
        pageCount={pageCountOf(total)}
        pageSize={pageSize}
        total={total}
        pathOf={(page) => path + toListQuery({ ...query, page })}
      />
    </>
  )
}
