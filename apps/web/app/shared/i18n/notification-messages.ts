import { loadNamespace } from './lazy-messages.ts'

// The bell and the pages behind it import this file and wait for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('notifications')
