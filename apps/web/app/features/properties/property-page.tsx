import { getProperties } from '@gable/contract/properties'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse } from 'react-router'
import { apiFor } from '../../api.server.ts'
import { LockedPage } from '../../detail/locked-page.tsx'
import '../../i18n/detail-messages.ts'
import { ErrorPage } from '../../layout/error-page.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { useNoteSeenHome } from '../../listings/seen-homes.ts'
import type { Route } from './+types/property-page'
import { toHomeData } from './home-data.server.ts'
import { useCountedView } from './use-counted-view.ts'
import { PropertyView } from './property-view.tsx'

export { shouldRevalidate } from '../../detail/keep-listing.ts'
export const handle: Frame = { isBareOnPhone: true, hasNoTabBar: true }

export async function loader({ params: { slug }, url, ...visit }: Route.LoaderArgs) {
  const { data } = await apiFor(visit)(getProperties, { slug, withSimilar: true })
  return toHomeData(data[0], { slug, url, visit })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined
  const { t } = useTranslation('detail')
  if (code !== 'premium_required') return <ErrorPage error={error} />
  return <LockedPage title={t('premium.title')} text={t('premium.text')} />
}

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  useNoteSeenHome(loaderData.home.id)
  useCountedView(loaderData.home.id)
  return <PropertyView {...loaderData} />
}
