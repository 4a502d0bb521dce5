import { loadNamespace } from './lazy-messages.ts'

// What is said of transfers comes with the page of one; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('transfers')
