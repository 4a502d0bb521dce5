import { Pagination } from '@gable/ui/pagination'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath } from '#app/shell/site.ts'

const deepestPage = 200

type ContentPagesProps = { page: number; pageCount: number; toPath: (page: number) => string }

/** The other pages of the journal; nothing for a list of one. */
export function ContentPages({ page, pageCount, toPath }: ContentPagesProps) {
  const { t } = useTranslation('articles')
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const last = Math.min(pageCount, deepestPage)
  if (last <= 1) return null
  return (
    <Pagination
      label={t('page', { page, pages: last })}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      page={page}
      pageCount={last}
      formatPage={(number) => new Intl.NumberFormat(locale).format(number)}
      hrefFor={(number) => toLocal(toPath(number))}
      anchor={RouterAnchor}
    />
  )
}

export const pageIn = (text: string | null): number => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), deepestPage)
