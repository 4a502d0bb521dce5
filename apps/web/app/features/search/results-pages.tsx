import { Pagination } from '@gable/ui/pagination'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import type { SearchState } from './search-state.ts'
import { pageSize, toQuery } from './search-url.ts'

/** The other pages of the results, as links. */
export function ResultsPages({ search, total }: { search: SearchState; total: number }) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const pageCount = Math.min(Math.ceil(total / pageSize), Math.floor(10_000 / pageSize))
  if (pageCount <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Pagination
        label={t('found.page', { page: search.page, pages: pageCount })}
        previousLabel={t('found.previousPage')}
        nextLabel={t('found.nextPage')}
        page={search.page}
        pageCount={pageCount}
        formatPage={(page) => new Intl.NumberFormat(locale).format(page)}
        hrefFor={(page) => toLocal(`/properties${toQuery({ ...search, page })}`)}
        anchor={RouterAnchor}
      />
    </div>
  )
}
