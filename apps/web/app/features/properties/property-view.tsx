import type { PropertyDetail } from '@gable/contract/property'
import { truncate } from '@gable/domain/truncate'
import { SkeletonPanel } from '@gable/ui/skeleton'
import { FileText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { GalleryMosaic } from '#app/features/gallery/gallery-mosaic.tsx'
import { isPicture, toGallery } from '#app/features/gallery/gallery.ts'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useShownInViewer } from '#app/features/gallery/use-viewer.ts'
import { ViewerTabLinks } from '#app/features/gallery/viewer-tab-links.tsx'
import { drawingsOf } from '#app/features/listings/detail/shown-plan.ts'
import { useFreshAddresses } from '#app/features/listings/detail/use-fresh-addresses.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
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

type PropertyViewProps = { property: PropertyDetail; now: number }

/** A home with everything about it; its lister sees it as others do, with their tools beside it. */
export function PropertyView({ property, now }: PropertyViewProps) {
  const gallery = toGallery(property, drawingsOf(plansOf(property)))
  const shown = useShownInViewer(gallery)
  useFreshAddresses(property.isPremium || property.documents.length > 0)
  return (
    <>
      <PropertyHead property={property} picture={gallery.photos[0]?.src} />
      <PropertyJsonLd property={property} photos={gallery.photos} />
      {property.isOwn && (
        <Suspense fallback={<div className="h-13 max-md:hidden" />}>
          <OwnerBanner property={property} now={now} />
        </Suspense>
      )}
      <main id="main" className="ui-container property">
        <PropertyCrumbs property={property} />
        <GalleryMosaic
          gallery={gallery}
          isWaiting={property.titleImage !== null}
          onNear={() => void loadViewer()}
          start={
            <>
              <ViewerTabLinks gallery={gallery} />
              {property.documents.some((document) => !isPicture(document)) && <DocumentsLink />}
            </>
          }
        />
        <div className="detail-columns">
          <div className="min-w-0">
            {!property.isOwn && <PropertyNotice property={property} />}
            <PropertyBody property={property} now={now} />
          </div>
          <Beside property={property} now={now} />
        </div>
        <Suspense>
          <PropertySimilar property={property} now={now} />
        </Suspense>
        {!property.isOwn && <PhoneBar property={property} />}
      </main>
      <Suspense>{shown && <PhotoViewer gallery={gallery} shown={shown} />}</Suspense>
    </>
  )
}

/** Who offers it, after the rest on a phone; or for whoever does that what they can do with it, which comes first there. */
function Beside({ property, now }: PropertyViewProps) {
  if (property.isOwn) {
    return (
      <aside className="max-lg:order-first">
        <Suspense fallback={<SkeletonPanel />}>
          <OwnerPanel property={property} now={now} />
        </Suspense>
      </aside>
    )
  }
  return (
    <aside>
      <ListerCard property={property} now={now} />
    </aside>
  )
}

function PropertyHead({ property, picture }: { property: PropertyDetail; picture: string | undefined }) {
  const toPrice = usePrice()
  return (
    <PageHead
      title={`${property.meta.title || property.title}, ${toPrice(property)}`}
      description={property.meta.description || truncate(property.description.replace(/\s+/g, ' '), descriptionLength)}
      keywords={property.meta.keywords}
      image={(property.meta.image && toPictureSource(property.meta.image)?.src) ?? picture}
      kind="article"
      path={`/properties-details/${encodeURIComponent(property.slug)}`}
      isPrivate={property.reviewState !== 'approved' || property.isPremium}
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
