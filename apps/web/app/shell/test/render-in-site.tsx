import { loadAllBuiltInTexts, namespaces } from '@gable/i18n/built-in-texts'
import { defaultLanguage, isBuiltIn, type LanguageCode, languageOf } from '@gable/i18n/languages'
import type { ReactNode } from 'react'
import { createRoutesStub, type Location, Outlet, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import { createI18n } from '#app/shared/i18n/i18n.ts'
import { bindReader, loadNamespace } from '#app/shared/i18n/lazy-messages.ts'
import type { LazyNamespace, Messages } from '#app/shared/i18n/messages.ts'
import { TranslatorContext } from '#app/shared/i18n/use-translation.ts'
import { fallbackSite, type Site, SiteContext } from '../site.ts'
import { createStore } from '../store/create-store.ts'
import { StoreContext } from '../store/use-store.ts'
import { ToastOutlet } from '../toast-outlet.tsx'
import '../styles/app.css'

type SiteOptions = {
  language?: LanguageCode
  /** What differs from a site without a signed-in reader. */
  site?: Partial<Site>
  /** Where the reader is when the page opens. */
  path?: string
}

/**
 * Draws a part of a page as the site would: its language, styles, reader, router, store and toasts. Queries it does not
 * bring, because the root of the site does not: what asks by itself stands in a `QueryScope`.
 */
export async function renderInSite(children: ReactNode, { language = 'en', site, path = '/' }: SiteOptions = {}) {
  const { dir } = languageOf(language)
  Object.assign(document.documentElement, { lang: language, dir })
  // Again, because what the test imported came in the language of an earlier one.
  await Promise.all(namespaces.map((name) => loadNamespace(name as LazyNamespace)))
  const messages = await loadAllBuiltInTexts(isBuiltIn(language) ? language : defaultLanguage)
  const i18n = createI18n(language, messages as unknown as Messages)
  bindReader(i18n)

  let location: Location | undefined
  function Root() {
    location = useLocation()
    return (
      <SiteContext value={shown}>
        <StoreContext value={store}>
          <Outlet />
          <ToastOutlet />
        </StoreContext>
      </SiteContext>
    )
  }
  const store = createStore()
  const shown: Site = { ...fallbackSite, ...site, language }
  const Stub = createRoutesStub([{ id: 'root', Component: Root, children: [{ path: '*', Component: () => children }] }])
  const screen = await render(
    <TranslatorContext value={i18n}>
      <Stub initialEntries={[path]} />
    </TranslatorContext>,
  )
  return {
    ...screen,
    /** Where the reader is now. */
    address: () => `${location?.pathname ?? ''}${location?.search ?? ''}${location?.hash ?? ''}`,
  }
}
