import * as articles from '@gable/contract/articles'
import * as topics from '@gable/contract/content-topics'
import * as faqs from '@gable/contract/faqs'
import * as pages from '@gable/contract/site-pages'
import { photo } from '../../test/test-server.ts'
import type { StateOf } from '../world/objects.ts'
import { type Row, row, rowAbout, type Verdict } from './row.ts'

const access = 'staff:content'
const image = await photo({ width: 200, height: 200 })
const body = { type: 'doc' as const, content: [] }
const texts = [{ language: 'en', title: 'Light', body }]
const english = (words: string) => [{ language: 'en', words }]

/** What readers have. */
const published: Record<StateOf<'article'>, Verdict> = {
  published: 'ok',
  draft: 'not_found',
  scheduled: 'not_found',
  'never there': 'not_found',
}
/** What editors have: all that is there. */
const any: Record<StateOf<'article'>, Verdict> = {
  published: 'ok',
  draft: 'ok',
  scheduled: 'ok',
  'never there': 'not_found',
}

export const contentRows: Row[] = [
  row(articles.getArticles, { access: 'optional' }),
  rowAbout(articles.getArticles, {
    access: 'optional',
    names: 'article',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: published,
  }),
  rowAbout(articles.getArticles, {
    access: 'optional',
    names: 'article',
    by: 'slug_id',
    input: ({ slug }) => ({ slug }),
    when: published,
  }),
  row(articles.getArticleCategories, { access: 'optional' }),
  row(faqs.getFaqs, { access: 'optional' }),
  row(faqs.getFaqTopics, { access: 'optional' }),
  row(pages.getSitePage, { access: 'optional', input: () => ({ name: 'about' as const }) }),

  row(articles.listArticles, { access }),
  rowAbout(articles.getStaffArticle, { access, names: 'article', by: 'id', input: ({ id }) => ({ id }), when: any }),
  rowAbout(articles.saveArticle, {
    access,
    names: 'article',
    by: 'id',
    input: ({ id, topicId }) => ({ id, topicId, version: 1, texts }),
    when: any,
  }),
  rowAbout(articles.saveArticle, {
    access,
    names: 'topic',
    by: 'category_id',
    input: ({ id }) => ({ topicId: id, texts }),
    when: { empty: 'ok', 'in use': 'ok', 'of questions': 'invalid_request', 'never there': 'invalid_request' },
  }),
  rowAbout(articles.saveArticle, {
    access,
    names: 'article',
    by: 'slug_id',
    input: ({ slug, topicId }) => ({ slugWish: slug, topicId, texts }),
    // A slug that another one has is given with a suffix.
    when: { published: 'ok', draft: 'ok', scheduled: 'ok', 'never there': 'ok' },
  }),
  rowAbout(articles.addArticlePicture, {
    access,
    names: 'article',
    by: 'id',
    input: ({ id }) => ({ id, image }),
    when: any,
  }),
  rowAbout(articles.moveArticle, {
    access,
    names: 'article',
    by: 'id',
    input: ({ id }) => ({ id, move: 'publish' as const }),
    when: { ...any, published: 'illegal_move' },
  }),
  rowAbout(articles.deleteArticle, { access, names: 'article', by: 'id', input: ({ id }) => ({ id }), when: any }),
  row(articles.importHtml, { access, input: () => ({ html: '<p>Light</p>' }) }),

  row(topics.listContentTopics, { access, input: () => ({ kind: 'article' as const }) }),
  rowAbout(topics.saveContentTopic, {
    access,
    names: 'topic',
    by: 'id',
    input: ({ id }) => ({ id, kind: 'article' as const, names: english('Selling') }),
    when: { empty: 'ok', 'in use': 'ok', 'of questions': 'not_found', 'never there': 'not_found' },
  }),
  rowAbout(topics.deleteContentTopic, {
    access,
    names: 'topic',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { empty: 'ok', 'in use': 'illegal_move', 'of questions': 'ok', 'never there': 'not_found' },
  }),
  row(topics.orderContent, { access, input: () => ({ kind: 'faqs' as const, order: [1] }) }),

  row(faqs.listStaffFaqs, { access }),
  rowAbout(faqs.saveFaq, {
    access,
    names: 'faq',
    by: 'id',
    input: ({ id, topicId }) => ({ id, topicId, questions: english('Why?'), answers: english('So.') }),
    when: { published: 'ok', hidden: 'ok', 'never there': 'not_found' },
  }),
  rowAbout(faqs.deleteFaq, {
    access,
    names: 'faq',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: { published: 'ok', hidden: 'ok', 'never there': 'not_found' },
  }),

  row(pages.listSitePages, { access }),
  row(pages.saveSitePage, {
    access,
    input: () => ({ name: 'about' as const, language: 'en', title: 'About us', body }),
  }),
  row(pages.deleteSitePage, {
    access,
    input: () => ({ name: 'privacy' as const, language: 'ar' }),
    gets: 'not_found',
  }),
]
