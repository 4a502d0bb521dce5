import { getProperties } from '@gable/contract/properties'
import type { PropertyDetail } from '@gable/contract/property'
import { truncate } from '@gable/domain/truncate'
import { Note } from '@gable/ui/note'
import { useTranslation } from 'react-i18next'
import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { apiFor } from '../../api.server.ts'
import { PageHead } from '../../layout/page-head.tsx'
import type { Frame } from '../../layout/site-frame.tsx'
import { visitOf } from '../../visit.server.ts'
import type { Route } from './+types/property-page'
import { ListerCard, PhoneBar } from './lister-card.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import { toPictureSource } from './picture-source.ts'
import { PropertyBody } from './property-body.tsx'
import { PropertyCrumbs } from './property-crumbs.tsx'
import { PropertyJsonLd } from './property-json-ld.tsx'
import { PropertyMosaic } from './property-mosaic.tsx'
import { usePrice } from './use-price.ts'

const descriptionLength = 155

export const handle: Frame = { isBareOnPhone: true, hasNoTabBar: true }

export async function loader({ params, ...visit }: Route.LoaderArgs) {
  const { data: found } = await apiFor(visit)(getProperties, { slug: params.slug })
  const home = found[0] as PropertyDetail | undefined
  if (!home) throw data({ code: 'not_found', requestId: visitOf(visit).requestId }, { status: 404 })
  const pictures = [home.titleImage, ...home.gallery].filter((picture) => picture !== null)
  return { home, pictures, now: Date.now() }
}

/** Leafing through photographs, or signing in over them, changes the address, not the home. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameHome = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return isSameHome ? false : defaultShouldRevalidate
}

export default function PropertyPage({ loaderData: { home, pictures, now } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const toPrice = usePrice()
  const shown = Number(query.get('photo'))
  const photos = pictures.map(toPictureSource).filter((source) => source !== undefined)
  return (
    <>
      <PageHead
        title={`${home.title}, ${toPrice(home)}`}
        description={truncate(home.description.replace(/\s+/g, ' '), descriptionLength)}
        image={photos[0]?.src}
        kind="article"
        isPrivate={home.reviewState !== 'approved'}
      />
      <PropertyJsonLd home={home} photos={photos} />
      <main id="main" className="ui-container property">
        <PropertyCrumbs home={home} />
        <PropertyMosaic title={home.title} photos={photos} isWaiting={pictures.length > 0} />
        <div className="property-columns">
          <div className="min-w-0">
            <ReviewNote home={home} />
            <PropertyBody home={home} now={now} />
          </div>
          <aside className="max-lg:hidden">
            <ListerCard home={home} now={now} />
          </aside>
        </div>
        <PhoneBar home={home} />
      </main>
      {shown >= 1 && shown <= photos.length && <PhotoViewer title={home.title} photos={photos} shown={shown} />}
    </>
  )
}

function ReviewNote({ home }: { home: PropertyDetail }) {
  const { t } = useTranslation('properties')
  if (home.reviewState === 'approved') return null
  const isRejected = home.reviewState === 'rejected'
  const lead = isRejected ? t('detail.rejectedTitle') : t('detail.inReviewTitle')
  return (
    <Note tone={isRejected ? 'bad' : 'warn'} lead={`${lead}.`} className="mb-6">
      {isRejected ? t('detail.notPublicText') : t('detail.inReviewText')}
    </Note>
  )
}
