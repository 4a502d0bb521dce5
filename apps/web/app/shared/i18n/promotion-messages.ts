import { loadNamespace } from './lazy-messages.ts'

// What is said of promotions comes with the pages and labels that say it; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('promotions')
