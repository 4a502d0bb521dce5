import type { PropertyDetail } from '@gable/contract/property'
import { truncate } from '@gable/domain/truncate'
import { SkeletonPanel } from '@gable/ui/skeleton'
import { FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { GalleryMosaic } from '#app/features/gallery/gallery-mosaic.tsx'
import { isPicture, toGallery } from '#app/features/gallery/gallery.ts'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useShownInViewer } from '#app/features/gallery/use-viewer.ts'
import { ViewerTabLinks } from '#app/features/gallery/viewer-tab-links.tsx'
import { drawingsOf } from '#app/features/listings/detail/shown-plan.ts'
import { useFreshAddresses } from '#app/features/listings/detail/use-fresh-addresses.ts'
import { PageHead } from '#app/shell/layout/page-head.tsx'
import { usePrice } from '#app/shell/use-price.ts'
import { ListerCard, PhoneBar } from './lister-card.tsx'
import { plansOf } from './plans-of.ts'
import { PropertyBody } from './property-body.tsx'
import { PropertyCrumbs } from './property-crumbs.tsx'
import { PropertyJsonLd } from './property-json-ld.tsx'
import { PropertyNotice } from './property-notice.tsx'

const descriptionLength = 155
const loadViewer = async () => ({ default: (await import('#app/features/gallery/photo-viewer.tsx')).PhotoViewer })
// The server draws it at once, so that a link to a photograph works without scripts; browsers load it when it opens.
const PhotoViewer = import.meta.env.SSR ? (await loadViewer()).default : lazy(loadViewer)

// Cards of other homes come last and are below the fold: what they need waits until the home itself is there.
const loadSimilar = async () => ({ default: (await import('./property-similar.tsx')).PropertySimilar })
const PropertySimilar = import.meta.env.SSR ? (await loadSimilar()).default : lazy(loadSimilar)

// Only its lister has them, and nearly every reader is somebody else.
const loadTools = async () => ({ default: (await import('./own/owner-panel.tsx')).OwnerPanel })
const loadBanner = async () => ({ default: (await import('./own/owner-banner.tsx')).OwnerBanner })
const OwnerPanel = import.meta.env.SSR ? (await loadTools()).default : lazy(loadTools)
const OwnerBanner = import.meta.env.SSR ? (await loadBanner()).default : lazy(loadBanner)

type PropertyViewProps = { home: PropertyDetail; now: number }

/** A home with everything about it; its lister sees it as others do, with their tools beside it. */
export function PropertyView({ home, now }: PropertyViewProps) {
  const gallery = toGallery(home, drawingsOf(plansOf(home)))
  const shown = useShownInViewer(gallery)
  useFreshAddresses(home.isPremium || home.documents.length > 0)
  return (
    <>
      <HomeHead home={home} picture={gallery.photos[0]?.src} />
      <PropertyJsonLd home={home} photos={gallery.photos} />
      {home.isOwn && (
        <Suspense fallback={<div className="h-13 max-md:hidden" />}>
          <OwnerBanner home={home} now={now} />
        </Suspense>
      )}
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
            {!home.isOwn && <PropertyNotice home={home} />}
            <PropertyBody home={home} now={now} />
          </div>
          <Beside home={home} now={now} />
        </div>
        <Suspense>
          <PropertySimilar home={home} now={now} />
        </Suspense>
        {!home.isOwn && <PhoneBar home={home} />}
      </main>
      <Suspense>{shown && <PhotoViewer gallery={gallery} shown={shown} />}</Suspense>
    </>
  )
}

/** Who offers it, or for whoever does that what they can do with it. On a phone these tools come first. */
function Beside({ home, now }: PropertyViewProps) {
  if (home.isOwn) {
    return (
      <aside className="max-lg:order-first">
        <Suspense fallback={<SkeletonPanel />}>
          <OwnerPanel home={home} now={now} />
        </Suspense>
      </aside>
    )
  }
  return (
    <aside className="max-lg:hidden">
      <ListerCard home={home} now={now} />
    </aside>
  )
}

function HomeHead({ home, picture }: { home: PropertyDetail; picture: string | undefined }) {
  const toPrice = usePrice()
  return (
    <PageHead
      title={`${home.meta.title || home.title}, ${toPrice(home)}`}
      description={home.meta.description || truncate(home.description.replace(/\s+/g, ' '), descriptionLength)}
      keywords={home.meta.keywords}
      image={(home.meta.image && toPictureSource(home.meta.image)?.src) ?? picture}
      kind="article"
      path={`/properties-details/${encodeURIComponent(home.slug)}`}
      isPrivate={home.reviewState !== 'approved' || home.isPremium}
    />
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
