import type { PropertyDetail } from '@gable/contract/property'
import { approximateRadiusMetres } from '@gable/domain/shown-point'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site.ts'
import { PropertyDetails } from './property-details.tsx'
import { PropertyDocuments } from './property-documents.tsx'
import { KeyFacts } from './key-facts.tsx'
import { PropertyMapPlace } from './property-map-place.tsx'
import { PropertySection } from './property-section.tsx'
import { placeOf, PropertyTop } from './property-top.tsx'
import { splitParameters } from './split-parameters.ts'

// Below the fold: the server draws them, and browsers load what they need after the home itself.
const loadNear = async () => ({ default: (await import('./property-near.tsx')).PropertyNear })
const loadPrices = async () => ({ default: (await import('./property-prices.tsx')).PropertyPrices })
const PropertyNear = import.meta.env.SSR ? (await loadNear()).default : lazy(loadNear)
const PropertyPrices = import.meta.env.SSR ? (await loadPrices()).default : lazy(loadPrices)

export function PropertyBody({ home, now }: { home: PropertyDetail; now: number }) {
  const { t } = useTranslation('properties')
  const { key, more } = splitParameters(home.parameters)
  return (
    <>
      <PropertyTop home={home} />
      <KeyFacts parameters={key} />
      <PropertySection title={t('detail.about')}>
        <Description text={home.description} />
      </PropertySection>
      <PropertySection title={t('detail.details')}>
        <PropertyDetails home={home} parameters={more} now={now} />
      </PropertySection>
      <Suspense>
        <PropertyNear facilities={home.facilities} />
      </Suspense>
      <PropertySection id="where" title={t('detail.where')}>
        <Where home={home} />
      </PropertySection>
      <Suspense>
        <PropertyPrices home={home} now={now} />
      </Suspense>
      <PropertyDocuments documents={home.documents} />
    </>
  )
}

function Where({ home }: { home: PropertyDetail }) {
  const { t } = useTranslation('detail')
  const { locale } = useLanguage()
  const { latitude, longitude, isApproximate } = home
  const metres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' })
  return (
    <>
      <PropertyMapPlace
        latitude={latitude}
        longitude={longitude}
        blurMetres={isApproximate ? approximateRadiusMetres : undefined}
      />
      <p className="mt-3 text-14 text-ink-soft">
        <bdi>{placeOf(home)}</bdi>
      </p>
      {isApproximate && (
        <p className="mt-1 text-14 text-ink-soft">
          {t('approximate', { width: metres.format(2 * approximateRadiusMetres) })}
        </p>
      )}
    </>
  )
}

/** The first paragraph stands out when it is short enough to be a sentence of invitation. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== '')
  const hasLead = paragraphs.length > 1 && (paragraphs[0]?.length ?? 0) < 240
  return (
    <div className="grid max-w-[64ch] gap-3.5 break-words">
      {paragraphs.map((paragraph, index) => (
        <p
          key={`${index}-${paragraph.slice(0, 20)}`}
          dir="auto"
          className={hasLead && index === 0 ? 'type-lead' : 'type-reading'}
        >
          {paragraph}
        </p>
      ))}
    </div>
  )
}
