import { getProperties } from '@gable/contract/properties'
import type { PropertyDetail } from '@gable/contract/property'
import { truncate } from '@gable/domain/truncate'
import { FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiFor } from '../../api.server.ts'
import '../../i18n/detail-messages.ts'
import { ErrorPage } from '../../layout/error-page.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { visitOf } from '../../visit.server.ts'
import type { Route } from './+types/property-page'
import { ListerCard, PhoneBar } from './lister-card.tsx'
import { toPictureSource } from '../../gallery/picture-source.ts'
import { LockedPage } from '../../detail/locked-page.tsx'
import { PropertyBody } from './property-body.tsx'
import { PropertyCrumbs } from './property-crumbs.tsx'
import { PropertyJsonLd } from './property-json-ld.tsx'
import { GalleryMosaic } from '../../gallery/gallery-mosaic.tsx'
import { PropertyNotice } from './property-notice.tsx'
import { usePrice } from '../../shell/use-price.ts'
import { useShownInViewer } from '../../gallery/use-viewer.ts'
import { isPicture, toGallery } from '../../gallery/gallery.ts'
import { ViewerTabLinks } from '../../gallery/viewer-tab-links.tsx'
import { drawingsOf } from '../../detail/shown-plan.ts'
import { plansOf } from './plans-of.ts'

const descriptionLength = 155
const loadViewer = async () => ({ default: (await import('../../gallery/photo-viewer.tsx')).PhotoViewer })
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
  return { home, now: Date.now() }
}

/** Leafing through photographs, or signing in over them, changes the address, not the home. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameHome = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return isSameHome ? false : defaultShouldRevalidate
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const code = isRouteErrorResponse(error) ? (error.data as { code?: string } | null)?.code : undefined
  const { t } = useTranslation('detail')
  if (code !== 'premium_required') return <ErrorPage error={error} />
  return <LockedPage title={t('premium.title')} text={t('premium.text')} />
}

export default function PropertyPage({ loaderData: { home, now } }: Route.ComponentProps) {
  const toPrice = usePrice()
  const gallery = toGallery(home, drawingsOf(plansOf(home)))
  const shown = useShownInViewer(gallery)
  return (
    <>
      <PageHead
        title={`${home.meta.title || home.title}, ${toPrice(home)}`}
        description={home.meta.description || truncate(home.description.replace(/\s+/g, ' '), descriptionLength)}
        image={(home.meta.image && toPictureSource(home.meta.image)?.src) ?? gallery.photos[0]?.src}
        kind="article"
        isPrivate={home.reviewState !== 'approved' || home.isPremium}
      />
      <PropertyJsonLd home={home} photos={gallery.photos} />
      <main id="main" className="ui-container property">
        <PropertyCrumbs home={home} />
        <GalleryMosaic
          gallery={gallery}
          isWaiting={home.titleImage !== null}
          onNear={() => void loadViewer()}
          start={
            <>
              <ViewerTabLinks gallery={gallery} />
              {home.documents.some((document) => !isPicture(document)) && <DocumentsLink />}
            </>
          }
        />
        <div className="detail-columns">
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
      <Suspense>{shown && <PhotoViewer gallery={gallery} shown={shown} />}</Suspense>
    </>
  )
}

function DocumentsLink() {
  const { t } = useTranslation('detail')
  return (
    <a href="#documents" className="ui-photo-button max-md:hidden">
      <FileText aria-hidden />
      {t('documents.title')}
    </a>
  )
}
