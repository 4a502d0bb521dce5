import { loadNamespace } from './lazy-messages.ts'

// The leads, and what a press on the page of a home brings, import this file and wait for it.
if (!import.meta.env.SSR) await loadNamespace('leads')
