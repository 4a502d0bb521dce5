import { loadNamespace } from './lazy-messages.ts'

// The page of recommended homes imports this file and waits for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('feed')
