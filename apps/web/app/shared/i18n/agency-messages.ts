import { loadNamespace } from './lazy-messages.ts'

// The pages of agencies import this file and wait for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('agencies')
