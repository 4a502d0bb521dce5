import { languageOf } from '@gable/i18n/languages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './i18n/i18n.ts'
import { bindReader } from './i18n/late-messages.ts'
import { loadMessages } from './i18n/load-messages.ts'

const { code } = languageOf(document.documentElement.lang)
const i18n = createI18n(code, await loadMessages(code))
bindReader(i18n, code)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
