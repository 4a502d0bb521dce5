import { Pagination } from '@gable/ui/pagination'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { type FavouriteQuery, favouritesPath, pageCountOf, pageSize } from './favourite-query.ts'

/** Where the list goes on. */
export function FavouritePages({ query, total }: { query: FavouriteQuery; total: number }) {
  const { t } = useTranslation('favourites')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const { page } = query
  const pages = pageCountOf(total)
  if (pages < 2) return null
  return (
    <div className="mt-10 flex min-h-11 flex-wrap items-center justify-between gap-4">
      <p className="text-14 text-ink-soft">
        <bdi>{t('range', { from: (page - 1) * pageSize + 1, to: Math.min(total, page * pageSize), total })}</bdi>
      </p>
      <Pagination
        label={t('page', { page, pages })}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        page={page}
        pageCount={pages}
        formatPage={(one) => new Intl.NumberFormat(locale).format(one)}
        hrefFor={(one) => toLocal(favouritesPath(query, { page: one }))}
        anchor={RouterAnchor}
      />
    </div>
  )
}
