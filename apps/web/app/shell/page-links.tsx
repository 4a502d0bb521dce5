import { Pagination } from '@gable/ui/pagination'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from './local-link.tsx'
import { useLanguage, useLocalPath } from './site.ts'

type PageLinksProps = {
  page: number
  pageCount: number
  /** Without the language. */
  pathOf: (page: number) => string
}

/** The other pages of a list, as links; nothing for a list of one. */
export function PageLinks(props: PageLinksProps) {
  if (props.pageCount <= 1) return null
  return (
    <div className="mt-12 grid justify-center">
      <Links {...props} />
    </div>
  )
}

type RangedPageLinksProps = PageLinksProps & { pageSize: number; total: number }

/** The same for a member's own lists, which say where in the list one is. */
export function RangedPageLinks({ pageSize, total, ...links }: RangedPageLinksProps) {
  const { t } = useTranslation('common')
  const { page, pageCount } = links
  if (pageCount <= 1) return null
  return (
    <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-4">
      <p className="text-14 text-ink-soft">
        <bdi>{t('pages.range', { from: (page - 1) * pageSize + 1, to: Math.min(total, page * pageSize), total })}</bdi>
      </p>
      <Links {...links} />
    </div>
  )
}

function Links({ page, pageCount, pathOf }: PageLinksProps) {
  const { t } = useTranslation('common')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  return (
    <Pagination
      label={t('pages.label', { page, pages: pageCount })}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      page={page}
      pageCount={pageCount}
      formatPage={(one) => new Intl.NumberFormat(locale).format(one)}
      hrefFor={(one) => toLocal(pathOf(one))}
      anchor={RouterAnchor}
    />
  )
}
