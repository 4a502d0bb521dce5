import { type Article, getArticles } from '@gable/contract/articles'
import { Breadcrumb } from '@gable/ui/breadcrumb'
import { iconButtonClass } from '@gable/ui/icon-button'
import { Link } from '@gable/ui/link'
import { Picture } from '@gable/ui/picture'
import { redirect } from 'react-router'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { PropertyCard } from '#app/features/properties/property-card.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { JsonLd } from '#app/shared/json-ld.tsx'
import { ShareButton } from '#app/shared/share-button.tsx'
import { apiFor, toNotFound } from '#app/shell/api.server.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath, useSite } from '#app/shell/site.ts'
import type { Route } from './+types/article-page'
import { ArticleCard, articlePath, useDay } from './article-card.tsx'
import { ContentsNav } from './contents-nav.tsx'
import { RichBody } from './rich-body.tsx'
import './article.css'

const coverSizes = '(min-width: 1440px) 1280px, 92vw'
const homeSizes = '(min-width: 1280px) 288px, (min-width: 640px) 45vw, 92vw'

export async function loader({ params: { slug }, url, ...visit }: Route.LoaderArgs) {
  const { data } = await apiFor(visit)(getArticles, { slug })
  const [article] = data
  if (!article) throw await toNotFound(visit)
  if (article.slug !== slug) {
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)
    throw redirect(folder + encodeURIComponent(article.slug) + url.search, 301)
  }
  return { article, now: Date.now() }
}

export default function ArticlePage({ loaderData: { article, now } }: Route.ComponentProps) {
  const { t } = useTranslation('articles')
  const { contents = [], similar = [], homes = [] } = article
  const toLocal = useLocalPath()
  const cover = article.picture ? toPictureSource(article.picture) : undefined
  return (
    <main id="main" className="ui-container">
      <PageHead
        title={article.title}
        description={article.description}
        path={articlePath(article.slug)}
        kind="article"
        {...(cover && { image: cover.src })}
      />
      <ArticleJsonLd article={article} image={cover?.src} />
      <ArticleHead article={article} />
      {cover && (
        <div className="article-cover">
          <Picture source={cover} alt="" sizes={coverSizes} isPriority />
        </div>
      )}
      <div className="article-columns">
        <ContentsNav contents={contents} label={t('contents')} />
        <RichBody html={article.body ?? ''} language={article.language} hasLead />
        {homes.length > 0 && (
          <aside aria-labelledby="homes" className="article-homes">
            <h2 id="homes" className="font-semibold">
              {t('homes')}
            </h2>
            <div>
              {homes.map((home) => (
                <PropertyCard key={home.id} property={home} now={now} sizes={homeSizes} />
              ))}
            </div>
          </aside>
        )}
      </div>
      {similar.length > 0 && (
        <section className="ui-section" aria-labelledby="next">
          <div className="mb-6 flex items-baseline justify-between gap-4">
            <h2 id="next" className="type-section">
              {t('readNext')}
            </h2>
            <Link as={RouterAnchor} href={toLocal('/articles')} hasArrow>
              {t('showAll')}
            </Link>
          </div>
          <div className="article-grid">
            {similar.map((one) => (
              <ArticleCard key={one.id} article={one} headingLevel={3} />
            ))}
          </div>
        </section>
      )}
    </main>
  )
}

function ArticleHead({ article }: { article: Article }) {
  const { t } = useTranslation('articles')
  const toLocal = useLocalPath()
  const day = useDay()
  const { category, language } = article
  const crumbs = [
    { label: t('title'), href: toLocal('/articles') },
    { label: category.name, href: toLocal(`/articles?category=${encodeURIComponent(category.slug)}`) },
    { label: article.title },
  ]
  return (
    <header className="article-head">
      <Breadcrumb label={t('way')} crumbs={crumbs} anchor={RouterAnchor} />
      <h1 lang={language} dir="auto" className="type-page article-title">
        {article.title}
      </h1>
      {article.description && (
        <p lang={language} dir="auto" className="max-w-[56ch] text-17 text-pretty text-ink-soft">
          {article.description}
        </p>
      )}
      <div className="flex items-center gap-4 text-14">
        <p>
          {article.author && (
            <span className="block font-medium">
              <bdi>{article.author}</bdi>
            </span>
          )}
          <span className="text-ink-soft">
            <time dateTime={article.publishedAt}>{day(article.publishedAt)}</time>
            {' · '}
            {t('minutesLong', { count: article.readingMinutes })}
          </span>
        </p>
        <ShareButton title={article.title} className={iconButtonClass('line', 'article-share ms-auto md:ms-8')} />
      </div>
    </header>
  )
}

function ArticleJsonLd({ article, image }: { article: Article; image: string | undefined }) {
  const { publicUrl, settings } = useSite()
  const toLocal = useLocalPath()
  const absolute = (path: string) => (path.startsWith('/') ? publicUrl + path : path)
  const publisher = { '@type': 'Organization', name: settings.siteName, url: publicUrl }
  return (
    <JsonLd
      description={{
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        inLanguage: article.language,
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        articleSection: article.category.name,
        mainEntityOfPage: absolute(toLocal(articlePath(article.slug))),
        author: article.author ? { '@type': 'Person', name: article.author } : publisher,
        publisher,
        ...(image && { image: [absolute(image)] }),
      }}
    />
  )
}
