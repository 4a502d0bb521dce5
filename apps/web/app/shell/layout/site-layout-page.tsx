import { isLanguageCode } from '@gable/i18n/languages'
import { useLayoutEffect, useRef } from 'react'
import { Outlet, redirect, useLocation } from 'react-router'
import { findChosenStart, languageCookie } from '#app/shared/i18n/chosen-language.ts'
import { splitPath } from '#app/shared/i18n/local-path.ts'
import { toNotFound } from '../api.server.ts'
import { visitOf } from '../visit.server.ts'
import type { Route } from './+types/site-layout-page'
import { PendingPage } from './pending-page.tsx'
import { pageUnder } from './page-under.ts'
import { SiteFrame } from './site-frame.tsx'
import { useFrame } from './use-frame.ts'

export async function loader({ params, request, context, url }: Route.LoaderArgs) {
  const { environment } = visitOf({ request, context })
  if (params.lang === undefined) {
    const start = findChosenStart(url, request.headers.get('cookie'), environment.DEFAULT_LANGUAGE)
    if (start) throw redirect(start)
    return null
  }
  // A mistyped address of one word stands where a language would.
  if (!isLanguageCode(params.lang)) throw await toNotFound({ request, context })
  // One address per page: the default language is the one without a segment. Only links that choose it have one, and
  // without the cookie an earlier choice would lead back from the start page.
  if (params.lang === environment.DEFAULT_LANGUAGE) {
    const headers = { 'set-cookie': languageCookie(params.lang) }
    throw redirect(splitPath(url.pathname, params.lang).path + url.search, { status: 301, headers })
  }
  return null
}

export const shouldRevalidate = () => false

export default function SiteLayout() {
  useFocusOnNewPage()
  return (
    <SiteFrame {...useFrame()}>
      <PendingPage>
        <Outlet />
      </PendingPage>
    </SiteFrame>
  )
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
