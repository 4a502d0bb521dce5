import { type Client, createClient } from '@gable/contract/client'
import { handleCallEvent } from './call-listeners.ts'

/** The API for scripts of the page; the session travels in its cookie. Import it lazily: it brings the validator. */
export const dispatch: Client = createClient({ baseUrl: '/api', headers: languageHeader, onEvent: handleCallEvent })

/** Names come in the language of the page, which need not be the browser's. */
function languageHeader() {
  return { 'accept-language': document.documentElement.lang }
}
