import { languageOf } from '@gable/i18n/languages'
import { addMessages, loadAccountMessages } from './late-messages.ts'

// Pages about accounts import this file and wait for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) {
  const { accounts } = await loadAccountMessages[languageOf(document.documentElement.lang).code]()
  addMessages('accounts', accounts)
}
