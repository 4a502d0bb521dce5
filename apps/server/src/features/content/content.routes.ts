import * as articleCalls from '@gable/contract/articles'
import * as topicCalls from '@gable/contract/content-topics'
import * as faqCalls from '@gable/contract/faqs'
import * as pageCalls from '@gable/contract/site-pages'
import type { ReceivedFile } from '@gable/contract/wire'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/http.ts'
import { wholeList } from '#platform/whole-list.ts'
import type { ArticlesService } from './articles.service.ts'
import type { FaqsService } from './faqs.service.ts'
import { importHtml } from './import-html.ts'
import type { SitePagesService } from './site-pages.service.ts'
import type { StaffArticlesService } from './staff-articles.service.ts'
import type { TopicsService } from './topics.service.ts'

type Services = {
  articles: ArticlesService
  staff: StaffArticlesService
  topics: TopicsService
  faqs: FaqsService
  pages: SitePagesService
}

export function contentRoutes(app: FastifyInstance, { articles, staff, topics, faqs, pages }: Services) {
  serve(app, articleCalls.getArticles, async ({ input, ...reader }) => articles.list(input, reader))
  serve(app, articleCalls.getArticleCategories, async ({ language }) =>
    wholeList(await articles.listCategories(language)),
  )
  serve(app, faqCalls.getFaqs, async ({ input, language }) => faqs.list(input, language))
  serve(app, faqCalls.getFaqTopics, async ({ language }) => wholeList(await faqs.listTopics(language)))
  serve(app, pageCalls.getSitePage, async ({ input, language }) => ({
    data: { page: await pages.find(input.name, language) },
  }))

  serve(app, articleCalls.listArticles, async ({ input, language }) => staff.list(input, language))
  serve(app, articleCalls.getStaffArticle, async ({ input }) => ({ data: await staff.get(input.id) }))
  serve(app, articleCalls.saveArticle, async ({ viewer, input }) => ({
    data: await staff.save(viewer.accountId, input),
    message: 'content_saved',
  }))
  serve(app, articleCalls.addArticlePicture, async ({ viewer, input: { id, image, isCover = false } }) => ({
    data: await staff.addPicture(viewer.accountId, id, { image: image as ReceivedFile, isCover }),
    message: 'content_saved',
  }))
  serve(app, articleCalls.moveArticle, async ({ viewer, input }) => {
    const data = await staff.move(viewer.accountId, input)
    return { data, message: moved[data.state] }
  })
  serve(app, articleCalls.deleteArticle, async ({ viewer, input }) => {
    await staff.remove(viewer.accountId, input.id)
    return deleted
  })
  serve(app, articleCalls.importHtml, async ({ input }) => ({ data: { body: importHtml(input.html) } }))

  serve(app, topicCalls.listContentTopics, async ({ input }) => wholeList(await topics.list(input.kind)))
  serve(app, topicCalls.saveContentTopic, async ({ viewer, input }) => ({
    data: await topics.save(viewer.accountId, input),
    message: 'content_saved',
  }))
  serve(app, topicCalls.deleteContentTopic, async ({ viewer, input }) => {
    await topics.remove(viewer.accountId, input.id)
    return deleted
  })
  serve(app, topicCalls.orderContent, async ({ viewer, input }) => {
    await topics.order(viewer.accountId, input)
    return { data: null, message: 'content_saved' }
  })

  serve(app, faqCalls.listStaffFaqs, async () => wholeList(await faqs.listForStaff()))
  serve(app, faqCalls.saveFaq, async ({ viewer, input }) => ({
    data: await faqs.save(viewer.accountId, input),
    message: 'content_saved',
  }))
  serve(app, faqCalls.deleteFaq, async ({ viewer, input }) => {
    await faqs.remove(viewer.accountId, input.id)
    return deleted
  })

  serve(app, pageCalls.listSitePages, async () => wholeList(await pages.list()))
  serve(app, pageCalls.saveSitePage, async ({ viewer, input }) => {
    await pages.save(viewer.accountId, input)
    return { data: null, message: 'content_saved' }
  })
  serve(app, pageCalls.deleteSitePage, async ({ viewer, input }) => {
    await pages.remove(viewer.accountId, input)
    return deleted
  })
}

const deleted = { data: null, message: 'content_deleted' } as const
const moved = {
  draft: 'article_withdrawn',
  scheduled: 'article_scheduled',
  published: 'article_published',
} as const
