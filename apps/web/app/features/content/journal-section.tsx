import type { LandingSection } from '@gable/contract/homepage'
import { Link } from '@gable/ui/link'
import '#app/shared/i18n/article-messages.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { RouterAnchor } from '#app/shell/local-link.tsx'
import { useLocalPath } from '#app/shell/site.ts'
import { ArticleCard } from './article-card.tsx'
import { FaqItem } from './faq-item.tsx'

export type JournalPart = Extract<LandingSection, { type: 'articles' | 'faqs' }>

/** What the home page shows of the journal and of the questions. */
export function JournalSection({ section }: { section: JournalPart }) {
  const { t } = useTranslation('articles')
  if (section.type === 'articles') {
    return (
      <section className="ui-section" aria-labelledby="journal">
        <div className="mb-6 flex items-baseline justify-between gap-4">
          <Title id="journal">{t('landing.title')}</Title>
          <Onward to="/articles">{t('showAll')}</Onward>
        </div>
        <div className="article-grid">
          {section.articles.map((article) => (
            <ArticleCard key={article.id} article={article} headingLevel={3} />
          ))}
        </div>
      </section>
    )
  }
  return (
    <section className="ui-section faq-landing" aria-labelledby="faqs">
      <div className="grid content-start justify-items-start gap-3">
        <Title id="faqs">{t('landing.faqs')}</Title>
        <Onward to="/faqs">{t('landing.allFaqs')}</Onward>
      </div>
      <div>
        {section.faqs.map((faq) => (
          <FaqItem key={faq.id} faq={faq} />
        ))}
      </div>
    </section>
  )
}

const Title = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className="type-section">
    {children}
  </h2>
)

function Onward({ to, children }: { to: string; children: ReactNode }) {
  const toLocal = useLocalPath()
  return (
    <Link as={RouterAnchor} href={toLocal(to)} hasArrow>
      {children}
    </Link>
  )
}
