import { languageOf } from '@gable/i18n/languages'
import { StreetIllustration } from '@gable/ui/street-illustration'
import { RefreshCw } from 'lucide-react'
import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fontPreloads, fontPreloadsOf } from '#app/shell/font-preloads.ts'
import { readSettings } from '#app/shell/settings.server.ts'
import { findEdition, refreshLanguages } from '#app/shell/site-texts.server.ts'
import { visitOf } from '#app/shell/visit.server.ts'
import type { Route } from './+types/offline-document'

/**
 * What the service worker shows instead of a page that it cannot get. Without React in the browser: it stands under the
 * address of the page that was wanted, and no router of ours would know it there.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await refreshLanguages()
  const language = languageOf(params.language)
  const { stylesheets } = visitOf({ request, context })
  const [settings, { translator }] = await Promise.all([readSettings({ request, context }), findEdition(language.code)])
  const { t } = translator
  const style = settings.brandColour ? ({ '--operator-brand': settings.brandColour } as CSSProperties) : undefined
  const page = renderToStaticMarkup(
    <html lang={language.code} dir={language.dir} style={style}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${t('offline.title')} · ${settings.siteName}`}</title>
        {[...fontPreloads, ...fontPreloadsOf(language.code)].map((preload) => (
          <link key={preload.href} {...preload} />
        ))}
        {stylesheets?.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <script type="module" src="/offline.js" />
      </head>
      <body>
        <header className="ui-container flex items-center gap-3 py-4 font-serif text-22">
          <img src="/icon.svg" alt="" width={28} height={28} />
          {settings.siteName}
        </header>
        <main className="ui-container grid justify-items-center pt-10 pb-20 text-center">
          <StreetIllustration sign="…" />
          <h1 className="type-page mt-6">{t('offline.title')}</h1>
          <p className="mt-3 max-w-[44ch] text-17 text-ink-soft text-balance">{t('offline.text')}</p>
          <button type="button" className="ui-button ui-button-secondary mt-6" data-retry>
            <RefreshCw aria-hidden />
            {t('offline.retry')}
          </button>
          <section className="ui-section w-full text-start" aria-labelledby="homes" data-homes hidden>
            <h2 id="homes" className="type-section mb-5">
              {t('offline.homes')}
            </h2>
            <ul className="offline-homes" />
          </section>
          <template>
            <li>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- offline.js writes the text */}
              <a href="/" className="offline-home">
                <img alt="" loading="lazy" />
                <b className="type-price-card" />
                <span data-facts className="text-14" />
                <span data-title dir="auto" className="written font-medium" />
                <span data-address dir="auto" className="written text-ink-soft" />
              </a>
            </li>
          </template>
        </main>
      </body>
    </html>,
  )
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
  return new Response(`<!doctype html>${page}`, { headers })
}
