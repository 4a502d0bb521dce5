import type { LanguageCode } from '@gable/i18n/languages'
import { lazyMessages } from './lazy-messages.ts'
import type { Messages } from './messages-en.ts'

const loaders: Record<LanguageCode, () => Promise<{ messages: object }>> = {
  en: () => import('./messages-en.ts'),
  ar: () => import('./messages-ar.ts'),
}

/** Only the language of the page travels to the browser. Its files have the same keys, which a test proves. */
export async function loadMessages(language: LanguageCode): Promise<Messages> {
  const { messages } = await loaders[language]()
  const lazy = import.meta.env.SSR ? await Promise.all(Object.values(lazyMessages).map((by) => by[language]())) : []
  return Object.assign({}, messages, ...lazy) as Messages
}
