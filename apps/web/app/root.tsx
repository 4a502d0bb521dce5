import { getOwnAccount } from '@gable/contract/accounts'
import { ApiError } from '@gable/contract/client'
import { SkipLink } from '@gable/ui/skip-link'
import { type CSSProperties, lazy, type ReactNode, Suspense, use } from 'react'
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root'
import { LateSiteError } from './features/properties/late-site-error.tsx'
import { readCookie } from './shared/cookies.ts'
import { splitPath } from './shared/i18n/local-path.ts'
import { useTranslation } from './shared/i18n/use-translation.ts'
import { NonceContext } from './shared/nonce.ts'
import { useIsHydrated } from './shared/use-is-hydrated.ts'
import { siteLanguages } from '@gable/i18n/languages'
import { callerFor, sessionOf } from './shell/api.server.ts'
import { fontPreloads, fontPreloadsOf } from './shell/font-preloads.ts'
import { SiteFrame } from './shell/layout/site-frame.tsx'
import { mapSources } from './shell/map-sources.ts'
import { Providers } from './shell/providers.tsx'
import { RouteProgressBar } from './shell/route-progress-bar.tsx'
import { readAreas } from './shell/reader-areas.server.ts'
import { readSettings } from './shell/settings.server.ts'
import { findEdition, refreshLanguages } from './shell/site-texts.server.ts'
import { fallbackSite, type Site, SiteContext, useLanguage, useSite } from './shell/site.ts'
import './shell/styles/app.css'
import { themeCookie, toThemeChoice } from './shell/theme-choice.ts'
import { ToastOutlet } from './shell/toast-outlet.tsx'
import { visitOf } from './shell/visit.server.ts'

export async function loader({ request, context, url }: Route.LoaderArgs): Promise<Site> {
  const { environment, requestId } = visitOf({ request, context })
  await refreshLanguages()
  const call = callerFor({ request, context })
  const [settings, reader] = await Promise.all([
    readSettings({ request, context }),
    sessionOf(request) ? call(getOwnAccount, {}).then(({ data }) => toReader(data), toStranger) : toReader(null),
  ])
  const defaultLanguage = environment.DEFAULT_LANGUAGE
  const { language } = splitPath(url.pathname, defaultLanguage)
  return {
    settings,
    ...reader,
    language,
    defaultLanguage,
    languages: siteLanguages(),
    textsVersion: (await findEdition(language)).version,
    theme: toThemeChoice(readCookie(request.headers.get('cookie'), themeCookie)),
    areas: await readAreas({ headers: request.headers, account: reader.account, settings, language }),
    publicUrl: environment.PUBLIC_URL.replace(/\/$/, ''),
    map: mapSources(environment),
    requestId,
    year: new Date().getUTCFullYear(),
  }
}

const toReader = (account: Site['account']) => ({ account, isDeactivated: false })

/** A page for a visitor is better than none when the account cannot be asked for. */
const toStranger = (error: unknown) => ({
  account: null,
  isDeactivated: error instanceof ApiError && error.code === 'account_deactivated',
})

/** The site stays as it is from page to page; only signing in or out asks for it again. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || (formMethod !== undefined && formMethod !== 'GET')
}

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <SiteContext value={useRouteLoaderData<typeof loader>('root') ?? fallbackSite}>
      <Document>{children}</Document>
    </SiteContext>
  )
}

function Document({ children }: { children: ReactNode }) {
  const { settings, theme, textsVersion } = useSite()
  const { code, dir } = useLanguage()
  const { t } = useTranslation('shell')
  const nonce = use(NonceContext)
  const style = settings.brandColour ? ({ '--operator-brand': settings.brandColour } as CSSProperties) : undefined
  return (
    // The reader may have chosen another theme since the server looked; the attribute is theirs.
    <html
      lang={code}
      dir={dir}
      data-texts={textsVersion}
      data-theme={theme === 'auto' ? undefined : theme}
      style={style}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme === 'dark' ? dark : light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme === 'light' ? light : dark} />
        {fontPreloadsOf(code).map((preload) => (
          <link key={preload.href} {...preload} />
        ))}
        <Links />
        <link rel="modulepreload" href={`/texts/${code}/${textsVersion}/core.js`} />
      </head>
      <body>
        <SkipLink label={t('skipToContent')} />
        <Providers>
          <RouteProgressBar />
          {children}
          <ToastOutlet />
        </Providers>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const [light, dark] = ['#fbfaf7', '#141412']

const RootDeferred = lazy(async () => ({ default: (await import('./root-deferred.tsx')).RootDeferred }))

export default function Root() {
  return (
    <>
      <Outlet />
      <Deferred />
    </>
  )
}

function Deferred() {
  if (!useIsHydrated()) return null
  return (
    <Suspense>
      <RootDeferred />
    </Suspense>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SiteFrame>
        <LateSiteError error={error} />
      </SiteFrame>
      {/* The header offers there what it offers everywhere: to list a home one signs in over the page. */}
      <Deferred />
    </>
  )
}
