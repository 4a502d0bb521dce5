import { loadNamespace } from './lazy-messages.ts'

// What is about packages imports this file and waits for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('packages')
