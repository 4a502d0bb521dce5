import { loadNamespace } from './lazy-messages.ts'

// The page of a home and the forms, which name rooms, import this file and wait for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('detail')
