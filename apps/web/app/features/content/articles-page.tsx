import { getArticleCategories, getArticles } from '@gable/contract/articles'
import { buttonClass } from '@gable/ui/button'
import { chipClass } from '@gable/ui/chip'
import { EmptyState } from '@gable/ui/empty-state'
import { useEffect } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { apiFor } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage, useLocalPath, useSite } from '#app/shell/site.ts'
import { articleCategoryChosen } from '#app/shell/store/cache-slice.ts'
import { useDispatch } from '#app/shell/store/use-store.ts'
import type { Route } from './+types/articles-page'
import { ArticleCard } from './article-card.tsx'
import { ContentPages, pageIn } from './content-pages.tsx'
import './articles.css'

const pageSize = 10

const pathOf = (category: string | undefined, page: number) => {
  const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) })
  return query.size > 0 ? `/articles?${query}` : '/articles'
}

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const page = pageIn(searchParams.get('page'))
  const category = searchParams.get('category') || undefined
  const call = apiFor(args)
  const [{ data: articles, total }, { data: categories }] = await Promise.all([
    call(getArticles, { topicSlug: category, offset: (page - 1) * pageSize, limit: pageSize }),
    call(getArticleCategories, {}),
  ])
  return { articles, total, categories, category, page }
}

export default function ArticlesPage({ loaderData }: Route.ComponentProps) {
  const { articles, total, categories, category, page } = loaderData
  const { t } = useTranslation('articles')
  const { settings } = useSite()
  const { locale } = useLanguage()
  const toLocal = useLocalPath()
  const chosen = categories.find(({ slug }) => slug === category)
  useNoteCategory(chosen?.id ?? null)
  const path = pathOf(category, page)
  const counted = new Intl.NumberFormat(locale)
  const [lead, ...rest] = articles
  const first = (page - 1) * pageSize + 1
  return (
    <main id="main" className="ui-container journal">
      <PageHead
        title={chosen ? `${chosen.name} · ${t('title')}` : t('title')}
        description={t('description', { site: settings.siteName })}
        query={path.slice('/articles'.length)}
      />
      <link rel="alternate" type="application/atom+xml" title={t('feed')} href={toLocal('/articles.atom')} />
      <h1 className="type-page">{t('title')}</h1>
      <p className="mt-2 text-17 text-ink-soft">{t('lead')}</p>
      {categories.length > 0 && (
        <nav aria-label={t('categories')} className="journal-categories">
          <Category to="/articles" isOn={!category} name={t('all')} />
          {categories.map(({ id, slug, name, count }) => (
            <Category
              key={id}
              to={pathOf(slug, 1)}
              isOn={slug === category}
              name={name}
              count={counted.format(count)}
            />
          ))}
        </nav>
      )}
      {!lead && (
        <EmptyState
          illustration="house"
          title={t(category ? 'noneHere' : 'none')}
          actions={
            category && (
              <LocalLink to="/articles" className={buttonClass()}>
                {t('showAll')}
              </LocalLink>
            )
          }
        >
          {t('noneText')}
        </EmptyState>
      )}
      {lead && <ArticleCard article={lead} isLead isPriority />}
      {rest.length > 0 && (
        <div className="article-grid mt-12 md:mt-16">
          {rest.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      )}
      {total > pageSize && lead && (
        <div className="mt-14 flex flex-wrap items-center justify-between gap-4">
          <p className="text-14 text-ink-soft">{t('shown', { from: first, to: first + articles.length - 1, total })}</p>
          <ContentPages
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            toPath={(number) => pathOf(category, number)}
          />
        </div>
      )}
    </main>
  )
}

type CategoryProps = { to: string; isOn: boolean; name: string; count?: string }

function Category({ to, isOn, name, count }: CategoryProps) {
  return (
    <LocalLink to={to} aria-current={isOn ? 'page' : undefined} className={chipClass({ isSelected: isOn })}>
      {name}
      {count && <span data-count>{count}</span>}
    </LocalLink>
  )
}

/** The specification's client keeps it; the address of the page wins over it. */
function useNoteCategory(id: number | null) {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(articleCategoryChosen(id))
  }, [dispatch, id])
}
