import { isLanguageCode, languageOf, localeOf, setSiteLanguages, siteLanguages } from '@gable/i18n/languages'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { createI18n } from './shared/i18n/i18n.ts'
import { bindReader, loadCore } from './shared/i18n/lazy-messages.ts'
import { TranslatorContext } from './shared/i18n/use-translation.ts'

// The validator would try whether it may compile code. It may not, and each try is a breach of the content policy that
// browsers report. It reads this when it comes; asking it directly would bring it here. Pages that bring it themselves
// are evaluated before this file: for them `delay-scripts.ts` says the same.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const { lang, dir } = document.documentElement
// A language of the operator's own is known to this page alone.
if (!isLanguageCode(lang)) {
  const own = { code: lang as never, nativeName: lang, dir: dir as 'ltr' | 'rtl', locale: localeOf(lang) }
  setSiteLanguages([...siteLanguages(), own])
}
const i18n = createI18n(languageOf(lang).code, await loadCore())
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
