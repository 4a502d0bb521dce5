import { loadNamespace } from './lazy-messages.ts'

// The pages of viewings and the dialog that asks for one import this file and wait for it, in the browser.
if (!import.meta.env.SSR) await loadNamespace('viewings')
