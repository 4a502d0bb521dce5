import type { TopicIcon, TopicKind } from '@gable/contract/content-topics'
import type { RichText } from '@gable/contract/rich-text'
import type { SitePageName } from '@gable/contract/site-pages'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Words } from '#platform/words-by-language.ts'

export type ContentTables = {
  contentTopic: {
    id: GeneratedAlways<number>
    kind: TopicKind
    slug: string
    names: JSONColumnType<Words>
    icon: Generated<TopicIcon>
    position: Generated<number>
  }
  article: {
    id: GeneratedAlways<number>
    topicId: number
    slug: string
    author: Generated<string>
    homeCity: Generated<string>
    homeCategoryId: number | null
    publishedAt: Date | null
    version: Generated<number>
    createdAt: Generated<Date>
    updatedAt: Generated<Date>
  }
  articleSlug: { slug: string; articleId: number }
  articleText: {
    articleId: number
    language: string
    title: string
    description: Generated<string>
    body: JSONColumnType<RichText>
    readingMinutes: Generated<number>
  }
  articlePicture: {
    articleId: number
    mediaId: string
    isCover: Generated<boolean>
    addedAt: Generated<Date>
  }
  faq: {
    id: GeneratedAlways<number>
    topicId: number
    questions: JSONColumnType<Words>
    answers: JSONColumnType<Words>
    isPublished: Generated<boolean>
    position: Generated<number>
    updatedAt: Generated<Date>
  }
  sitePage: {
    id: GeneratedAlways<number>
    name: SitePageName
    language: string
    title: string
    body: JSONColumnType<RichText>
    updatedAt: Generated<Date>
  }
}
