import { loadNamespace } from './lazy-messages.ts'

// What is said while somebody pays comes with the pages that say it; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('checkout')
