import { Pagination } from '@gable/ui/pagination'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'

const deepestPage = 200

export const pageOf = ({ searchParams }: URL): number =>
  Math.min(Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1), deepestPage)

type ListPagesProps = { path: string; page: number; pageCount: number; query?: string }

/** The other pages of a list; nothing for a list of one. */
export function ListPages({ path, page, pageCount, query = '' }: ListPagesProps) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const last = Math.min(pageCount, deepestPage)
  if (last <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Pagination
        label={t('found.page', { page, pages: last })}
        previousLabel={t('found.previousPage')}
        nextLabel={t('found.nextPage')}
        page={page}
        pageCount={last}
        formatPage={(number) => new Intl.NumberFormat(locale).format(number)}
        hrefFor={(number) => {
          const entries = new URLSearchParams(query)
          if (number > 1) entries.set('page', String(number))
          return toLocal(entries.size > 0 ? `${path}?${entries}` : path)
        }}
        anchor={RouterAnchor}
      />
    </div>
  )
}
