import { isLanguageCode } from '@gable/i18n/languages'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { data, Outlet, redirect, useLocation, useMatches } from 'react-router'
import { findChosenStart, languageCookie } from '#app/shared/i18n/chosen-language.ts'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { useIsHydrated } from '#app/shared/use-is-hydrated.ts'
import { visitOf } from '../visit.server.ts'
import type { Route } from './+types/site-layout-page'
import { PendingPage } from './pending-page.tsx'
import { pageUnder } from './page-under.ts'
import { type Frame, type FrameHandle, SiteFrame } from './site-frame.tsx'

export function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { environment, requestId } = visitOf({ request, context })
  if (params.lang === undefined) {
    const start = findChosenStart(url, request.headers.get('cookie'), environment.DEFAULT_LANGUAGE)
    if (start) throw redirect(start)
    return null
  }
  if (!isLanguageCode(params.lang)) throw data({ code: 'not_found', requestId }, { status: 404 })
  // One address per page: the default language is the one without a segment. Only links that choose it have one, and
  // without the cookie an earlier choice would lead back from the start page.
  if (params.lang === environment.DEFAULT_LANGUAGE) {
    const headers = { 'set-cookie': languageCookie(params.lang) }
    throw redirect(splitPath(url.pathname, params.lang).path + url.search, { status: 301, headers })
  }
  return null
}

export const shouldRevalidate = () => false

const DeferredFrame = lazy(async () => ({ default: (await import('./deferred-frame.tsx')).DeferredFrame }))

export default function SiteLayout() {
  const frame = useFrame()
  const isHydrated = useIsHydrated()
  useFocusOnNewPage()
  return (
    <SiteFrame {...frame}>
      <PendingPage>
        <Outlet />
      </PendingPage>
      {isHydrated && (
        <Suspense>
          <DeferredFrame frame={frame} />
        </Suspense>
      )}
    </SiteFrame>
  )
}

function useFrame(): Frame {
  const match = useMatches().findLast(({ handle }) => handle)
  const handle = match?.handle as FrameHandle | undefined
  return typeof handle === 'function' ? handle(match?.loaderData as never) : (handle ?? {})
}

/** A reader who cannot see that the page changed hears its heading, before any key can be pressed on the new page. */
function useFocusOnNewPage() {
  const page = pageUnder(useLocation().pathname)
  const shown = useRef(page)
  useLayoutEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const heading = document.querySelector<HTMLElement>('#main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [page])
}
