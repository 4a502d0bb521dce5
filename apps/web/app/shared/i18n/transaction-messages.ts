import { loadNamespace } from './lazy-messages.ts'

// What is said of payments comes with the page of them; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('transactions')
