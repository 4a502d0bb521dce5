import type { saveArticle } from '@gable/contract/articles'
import type { Input } from '@gable/contract/call'
import { saveContentTopic } from '@gable/contract/content-topics'
import type { RichText } from '@gable/contract/rich-text'
import type { TestServer } from './test-server.ts'

type Person = Awaited<ReturnType<TestServer['addMember']>>

export const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
export const heading = (text: string, level: 2 | 3 = 2) => ({
  ...{ type: 'heading' as const, attrs: { level } },
  content: [{ type: 'text' as const, text }],
})
export const documentOf = (...content: RichText['content']): RichText => ({ type: 'doc', content })

/** In English, unless the facts say otherwise. */
export const newArticle = (topicId: number, facts: Partial<Input<typeof saveArticle>> = {}) => ({
  topicId,
  texts: [{ language: 'en', title: 'North light', description: 'Why painters', body: documentOf(paragraph('Calm.')) }],
  ...facts,
})

export async function addTopic(editor: Person, kind: 'article' | 'faq' = 'article', name = 'Buying') {
  const { data } = await editor.call(saveContentTopic, { kind, names: [{ language: 'en', words: name }] })
  return data.id
}
