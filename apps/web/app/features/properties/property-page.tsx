import { getProperties } from '@gable/contract/properties'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { askedLanguage } from '#app/features/listings/detail/asked-language.server.ts'
import { useNoteSeenProperty } from '#app/features/listings/seen-properties.ts'
import '#app/shared/i18n/detail-messages.ts'
import { apiFor } from '#app/shell/api.server.ts'
import type { Frame } from '#app/shell/layout/use-frame.ts'
import { memoPage } from '#app/shell/memo-page.ts'
import type { Route } from './+types/property-page'
import { LateSiteError } from './late-site-error.tsx'
import { toPropertyData } from './property-data.server.ts'
import { useCountedView } from './use-counted-view.ts'
import { useKeepOffline } from './use-keep-offline.ts'
import { PropertyView } from './property-view.tsx'

// Few meet it, so its code and its words come when somebody does.
const loadLockedPage = async () => ({
  default: (await import('#app/features/listings/detail/locked-page.tsx')).LockedPage,
})
const LockedPage = import.meta.env.SSR ? (await loadLockedPage()).default : lazy(loadLockedPage)

export { shouldRevalidate } from '#app/features/listings/detail/keep-listing.ts'
/** The photographs bring the way back of a phone; without them the header and the tabs stay. */
export const handle = (loaded: object | undefined): Frame => (loaded ? { isBareOnPhone: true, hasNoTabBar: true } : {})

export async function loader({ params: { slug }, url, ...visit }: Route.LoaderArgs) {
  const { data } = await apiFor(visit)(getProperties, {
    slug,
    withSimilar: true,
    textLanguage: askedLanguage(url),
  })
  return toPropertyData(data[0], { slug, url, visit })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined
  if (code !== 'package_required') return <LateSiteError error={error} />
  return (
    <Suspense>
      <LockedPage type="premium_properties" />
    </Suspense>
  )
}

export default memoPage(function PropertyPage({ loaderData }: Route.ComponentProps) {
  useNoteSeenProperty(loaderData.property.id)
  useCountedView(loaderData.property.id)
  useKeepOffline(loaderData.property)
  return <PropertyView {...loaderData} />
})
