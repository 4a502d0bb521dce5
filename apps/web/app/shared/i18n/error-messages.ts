import { loadNamespace } from './lazy-messages.ts'

// Whatever tells what went wrong imports this file and waits for it, in the browser; the server has all texts anyway.
if (!import.meta.env.SSR) await loadNamespace('errors')
