import type { StatedParameter } from '@gable/contract/catalogue'
import type { PropertyDetail } from '@gable/contract/property'
import { useTranslation } from 'react-i18next'
import { DetailSection } from '#app/detail/detail-section.tsx'
import { DocumentsSection } from '#app/detail/documents-section.tsx'
import { PlansSection } from '#app/detail/plans-section.tsx'
import { isPicture } from '#app/gallery/gallery.ts'
import { plansOf } from './plans-of.ts'
import { PropertyDetails } from './property-details.tsx'
import { PropertyNear } from './property-near.tsx'
import { PropertyPrices } from './property-prices.tsx'
import { PropertyWhere } from './property-where.tsx'

type PropertyMoreProps = { home: PropertyDetail; parameters: readonly StatedParameter[]; now: number }

/** What comes after the photographs, the price and the words. */
export function PropertyMore({ home, parameters, now }: PropertyMoreProps) {
  const { t } = useTranslation('properties')
  return (
    <>
      <DetailSection title={t('detail.details')}>
        <PropertyDetails home={home} parameters={parameters} now={now} />
      </DetailSection>
      <PlansSection plans={plansOf(home)} />
      <PropertyNear facilities={home.facilities} />
      <DetailSection id="where" title={t('detail.where')}>
        <PropertyWhere home={home} />
      </DetailSection>
      <PropertyPrices home={home} now={now} />
      <DocumentsSection documents={home.documents.filter((document) => !isPicture(document))} />
    </>
  )
}
