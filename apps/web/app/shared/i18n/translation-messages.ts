import { loadNamespace } from './lazy-messages.ts'

// The forms for homes and projects import this file and wait for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('translations')
