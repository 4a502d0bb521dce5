import type { FastifyInstance } from 'fastify'
import { type ArticlesDeps, createArticlesService } from './articles.service.ts'
import { contentRoutes } from './content.routes.ts'
import { createFaqsService } from './faqs.service.ts'
import { createSitePagesService } from './site-pages.service.ts'
import { createStaffArticlesService, type StaffArticlesDeps } from './staff-articles.service.ts'
import { createTopicsService } from './topics.service.ts'

/** What the site itself publishes: articles, questions with answers, and pages about it. */
export function composeContent(deps: ArticlesDeps & StaffArticlesDeps) {
  const articles = createArticlesService(deps)
  const staff = createStaffArticlesService(deps)
  const topics = createTopicsService(deps)
  const faqs = createFaqsService(deps)
  const pages = createSitePagesService(deps)
  return {
    ...{ articles, staff, topics, faqs, pages },
    routes: (api: FastifyInstance) => contentRoutes(api, { articles, staff, topics, faqs, pages }),
  }
}
