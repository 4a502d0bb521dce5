import type { LanguageCode } from '@gable/i18n/languages'
import { lateMessages } from './late-messages.ts'
import type { Messages } from './messages-en.ts'

const loaders: Record<LanguageCode, () => Promise<{ messages: object }>> = {
  en: () => import('./messages-en.ts'),
  ar: () => import('./messages-ar.ts'),
}

/** Only the language of the page travels to the browser. Its files have the same keys, which a test proves. */
export async function loadMessages(language: LanguageCode): Promise<Messages> {
  const { messages } = await loaders[language]()
  const late = import.meta.env.SSR ? await Promise.all(Object.values(lateMessages).map((by) => by[language]())) : []
  return Object.assign({}, messages, ...late) as Messages
}
