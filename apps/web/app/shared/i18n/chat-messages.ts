import { loadNamespace } from './lazy-messages.ts'

// The chats import this file and wait for it.
if (!import.meta.env.SSR) await loadNamespace('chat')
