import { loadNamespace } from './lazy-messages.ts'

// The page of verification imports this file and waits for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('verification')
