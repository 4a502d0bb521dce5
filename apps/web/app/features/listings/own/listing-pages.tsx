import { Pagination } from '@gable/ui/pagination'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { type ListQuery, pageCountOf, pageSize, toListQuery } from './list-query.ts'

type ListingPagesProps = { path: string; query: ListQuery; total: number }

export function ListingPages({ path, query, total }: ListingPagesProps) {
  const { t } = useTranslation('own')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const { page } = query
  const pages = pageCountOf(total)
  // The head of the page says how many there are; where they are all in sight that is enough.
  if (pages < 2) return null
  const from = (page - 1) * pageSize + 1
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-4">
      <p className="text-14 text-ink-soft">
        <bdi>{t('pages.range', { from, to: Math.min(total, page * pageSize), total })}</bdi>
      </p>
      <Pagination
        label={t('pages.label', { page, pages })}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        page={page}
        pageCount={pages}
        formatPage={(one) => new Intl.NumberFormat(locale).format(one)}
        hrefFor={(one) => toLocal(path + toListQuery({ ...query, page: one }))}
        anchor={RouterAnchor}
      />
    </div>
  )
}
