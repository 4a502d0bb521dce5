import { getProperties } from '@gable/contract/properties'
import type { PropertyDetail } from '@gable/contract/property'
import { truncate } from '@gable/domain/truncate'
import { parseVideoLink } from '@gable/domain/video-link'
import { lazy, Suspense } from 'react'
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiFor } from '../../api.server.ts'
import '../../i18n/detail-messages.ts'
import { ErrorPage } from '../../layout/error-page.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { visitOf } from '../../visit.server.ts'
import type { Route } from './+types/property-page'
import { ListerCard, PhoneBar } from './lister-card.tsx'
import { toPictureSource } from './picture-source.ts'
import { PremiumWall } from './premium-wall.tsx'
import { PropertyBody } from './property-body.tsx'
import { PropertyCrumbs } from './property-crumbs.tsx'
import { PropertyJsonLd } from './property-json-ld.tsx'
import { PropertyMosaic } from './property-mosaic.tsx'
import { PropertyNotice } from './property-notice.tsx'
import { usePrice } from './use-price.ts'
import { useShownInViewer, type ViewerTab } from './use-viewer.ts'

const descriptionLength = 155
const loadViewer = async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer })
// The server draws it at once, so that a link to a photograph works without scripts; browsers load it when it opens.
const PhotoViewer = import.meta.env.SSR ? (await loadViewer()).default : lazy(loadViewer)

// Cards of other homes come last and are below the fold: what they need waits until the home itself is there.
const loadSimilar = async () => ({ default: (await import('./property-similar.tsx')).PropertySimilar })
const PropertySimilar = import.meta.env.SSR ? (await loadSimilar()).default : lazy(loadSimilar)

export const handle: Frame = { isBareOnPhone: true, hasNoTabBar: true }

export async function loader({ params, url, ...visit }: Route.LoaderArgs) {
  const { data: found } = await apiFor(visit)(getProperties, { slug: params.slug, withSimilar: true })
  const home = found[0] as PropertyDetail | undefined
  if (!home) throw data({ code: 'not_found', requestId: visitOf(visit).requestId }, { status: 404 })
  if (home.slug !== params.slug) {
    const folder = url.pathname.slice(0, url.pathname.lastIndexOf('/') + 1)
    throw redirect(folder + encodeURIComponent(home.slug) + url.search, 301)
  }
  const pictures = [home.titleImage, ...home.gallery].filter((picture) => picture !== null)
  return { home, pictures, now: Date.now() }
}

/** Leafing through photographs, or signing in over them, changes the address, not the home. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameHome = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return isSameHome ? false : defaultShouldRevalidate
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined
  return code === 'premium_required' ? <PremiumWall /> : <ErrorPage error={error} />
}

export default function PropertyPage({ loaderData: { home, pictures, now } }: Route.ComponentProps) {
  const toPrice = usePrice()
  const photos = pictures.map(toPictureSource).filter((source) => source !== undefined)
  const video = parseVideoLink(home.videoLink)
  const tabs = tabsOf(home, { hasPhotos: photos.length > 0, hasVideo: video !== undefined })
  const shown = useShownInViewer(photos.length, tabs)
  return (
    <>
      <PageHead
        title={`${home.meta.title || home.title}, ${toPrice(home)}`}
        description={home.meta.description || truncate(home.description.replace(/\s+/g, ' '), descriptionLength)}
        image={(home.meta.image && toPictureSource(home.meta.image)?.src) ?? photos[0]?.src}
        kind="article"
        isPrivate={home.reviewState !== 'approved' || home.isPremium}
      />
      <PropertyJsonLd home={home} photos={photos} />
      <main id="main" className="ui-container property">
        <PropertyCrumbs home={home} />
        <PropertyMosaic
          title={home.title}
          photos={photos}
          tabs={tabs}
          hasDocuments={home.documents.length > 0}
          isWaiting={pictures.length > 0}
          onNear={() => void loadViewer()}
        />
        <div className="property-columns">
          <div className="min-w-0">
            <PropertyNotice home={home} />
            <PropertyBody home={home} now={now} />
          </div>
          <aside className="max-lg:hidden">
            <ListerCard home={home} now={now} />
          </aside>
        </div>
        <Suspense>
          <PropertySimilar home={home} now={now} />
        </Suspense>
        <PhoneBar home={home} />
      </main>
      <Suspense>
        {shown && <PhotoViewer {...{ home, photos, video, tabs }} tab={shown.tab} shown={shown.photo} />}
      </Suspense>
    </>
  )
}

function tabsOf(home: PropertyDetail, { hasPhotos, hasVideo }: { hasPhotos: boolean; hasVideo: boolean }) {
  const has = { photos: hasPhotos, video: hasVideo, panorama: (home.panorama?.widths.length ?? 0) > 0 }
  return (['photos', 'video', 'panorama'] satisfies ViewerTab[]).filter((tab) => has[tab])
}
