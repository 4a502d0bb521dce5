import { loadNamespace } from './lazy-messages.ts'

// What asks and hints at the edge of a page imports this file and waits for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('notices')
