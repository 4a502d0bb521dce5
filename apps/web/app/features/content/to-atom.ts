import type { ArticleCard } from '@gable/contract/articles'

type Site = { siteName: string; language: string; toUrl: (path: string) => string }

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** What XML cannot hold, however it is written, and the breaks of lines, which no title has. */
const forbidden = /[\p{Cc}\ufffe\uffff]+/gu

const toXml = (text: string) =>
  text
    .toWellFormed()
    .replace(forbidden, ' ')
    .replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

/** Cards of articles as an Atom feed (RFC 4287): titles and summaries as text, which no reader takes for markup. */
export function toAtom(articles: readonly ArticleCard[], { siteName, language, toUrl }: Site): string {
  const newest =
    articles
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString()
  const entries = articles.map((article) => {
    const address = toXml(toUrl(`/article-details/${encodeURIComponent(article.slug)}`))
    return `  <entry xml:lang="${toXml(article.language)}">
    <id>${address}</id>
    <title type="text">${toXml(article.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${toXml(article.publishedAt)}</published>
    <updated>${toXml(article.updatedAt)}</updated>
    <author><name>${toXml(article.author || siteName)}</name></author>
    <category term="${toXml(article.category.slug)}" label="${toXml(article.category.name)}"/>
    <summary type="text">${toXml(article.description)}</summary>
  </entry>`
  })
  const self = toXml(toUrl('/articles.atom'))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${toXml(language)}">
  <id>${self}</id>
  <title type="text">${toXml(siteName)}</title>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" href="${toXml(toUrl('/articles'))}"/>
  <updated>${toXml(newest)}</updated>
${entries.join('\n')}
</feed>
`
}
