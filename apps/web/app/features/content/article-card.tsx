import type { ArticleCard as Card } from '@gable/contract/articles'
import { Picture } from '@gable/ui/picture'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import '#app/shared/i18n/article-messages.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'

const cardSizes = '(min-width: 1440px) 411px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 112px'
const leadSizes = '(min-width: 1440px) 752px, (min-width: 1024px) 56vw, 92vw'

export const articlePath = (slug: string) => `/article-details/${encodeURIComponent(slug)}`

export function useDay(): (moment: string) => string {
  const { locale } = useLanguage()
  // One zone for all, so that server and browser write the same day.
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (moment) => format.format(new Date(moment))
}

type ArticleCardProps = {
  article: Card
  /** The first of a page stands out. */
  isLead?: boolean
  isPriority?: boolean
  headingLevel?: 2 | 3
}

/** An article in a list. Its title is the link, and all of the card can be pressed. */
export function ArticleCard({ article, isLead = false, isPriority = false, headingLevel = 2 }: ArticleCardProps) {
  const { t } = useTranslation('articles')
  const day = useDay()
  const source = article.picture ? toPictureSource(article.picture) : undefined
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const facts = [day(article.publishedAt), t('minutes', { count: article.readingMinutes })]
  return (
    <article className={isLead ? 'article-card article-card-lead' : 'article-card'}>
      <div className="article-card-picture">
        {source ? (
          <Picture source={source} alt="" sizes={isLead ? leadSizes : cardSizes} isPriority={isPriority} />
        ) : (
          <MissingPicture />
        )}
      </div>
      <div className="article-card-words">
        <p className="text-12 font-semibold text-brand">{article.category.name}</p>
        <Heading lang={article.language} dir="auto" className={isLead ? 'type-section' : 'type-block'}>
          <LocalLink to={articlePath(article.slug)}>{article.title}</LocalLink>
        </Heading>
        {isLead && article.description && (
          <p lang={article.language} dir="auto" className="text-17 text-pretty text-ink-soft">
            {article.description}
          </p>
        )}
        <p className="type-meta">
          {isLead && article.author && (
            <>
              <bdi className="font-medium text-ink">{article.author}</bdi>
              {' · '}
            </>
          )}
          {facts.join(' · ')}
        </p>
      </div>
    </article>
  )
}
