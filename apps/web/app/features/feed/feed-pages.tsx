import { Pagination } from '@gable/ui/pagination'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'
import { feedPath } from './feed-path.ts'

/** Where the picks go on. */
export function FeedPages({ page, pageCount }: { page: number; pageCount: number }) {
  const { t } = useTranslation('feed')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  if (pageCount <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Pagination
        label={t('page', { page, pages: pageCount })}
        previousLabel={t('previousPage')}
        nextLabel={t('nextPage')}
        page={page}
        pageCount={pageCount}
        formatPage={(number) => new Intl.NumberFormat(locale).format(number)}
        hrefFor={(number) => toLocal(number > 1 ? `${feedPath}?page=${number}` : feedPath)}
        anchor={RouterAnchor}
      />
    </div>
  )
}
