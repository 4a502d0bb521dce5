import { languageOf } from '@gable/i18n/languages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './shared/i18n/i18n.ts'
import { bindReader } from './shared/i18n/lazy-messages.ts'
import { loadMessages } from './shared/i18n/load-messages.ts'
import { TranslatorContext } from './shared/i18n/use-translation.ts'

// The validator would try whether it may compile code. It may not, and each try is a breach of the content policy that
// browsers report. It comes with later scripts and reads this when it does; asking it directly would bring it here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const { code } = languageOf(document.documentElement.lang)
const i18n = createI18n(code, await loadMessages(code))
bindReader(i18n)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslatorContext value={i18n}>
        <HydratedRouter />
      </TranslatorContext>
    </StrictMode>,
  )
})
