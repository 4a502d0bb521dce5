/** What happens to articles, questions, their topics and the site's own pages; whoever keeps copies of pages follows. */
export type ContentEvents = {
  'article.saved': undefined
  'article.published': undefined
  'article.scheduled': { publishAt: string }
  'article.withdrawn': undefined
  'article.deleted': undefined
  'content_topic.saved': undefined
  'content_topic.ordered': undefined
  'content_topic.deleted': undefined
  'faq.saved': undefined
  'faq.ordered': undefined
  'faq.deleted': undefined
  'site_page.saved': undefined
  'site_page.deleted': undefined
}
