import type { StatedParameter } from '@gable/contract/catalogue'
import type { PropertyDetail } from '@gable/contract/property'
import { MortgagePlace } from '#app/features/calculators/mortgage-place.tsx'
import { isPicture } from '#app/features/gallery/gallery.ts'
import { DetailSection } from '#app/features/listings/detail/detail-section.tsx'
import { DocumentsSection } from '#app/features/listings/detail/documents-section.tsx'
import { PlansSection } from '#app/features/listings/detail/plans-section.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { plansOf } from './plans-of.ts'
import { PropertyDetails } from './property-details.tsx'
import { PropertyNear } from './property-near.tsx'
import { PropertyPrices } from './property-prices.tsx'
import { PropertyWhere } from './property-where.tsx'

type PropertyMoreProps = { property: PropertyDetail; parameters: readonly StatedParameter[]; now: number }

/** What comes after the photographs, the price and the words. */
export function PropertyMore({ property, parameters, now }: PropertyMoreProps) {
  const { t } = useTranslation('properties')
  return (
    <>
      <DetailSection title={t('detail.details')}>
        <PropertyDetails property={property} parameters={parameters} now={now} />
      </DetailSection>
      <PlansSection plans={plansOf(property)} />
      <PropertyNear facilities={property.facilities} />
      <DetailSection id="where" title={t('detail.where')}>
        <PropertyWhere property={property} />
      </DetailSection>
      <PropertyPrices property={property} now={now} />
      <MortgagePlace property={property} />
      <DocumentsSection documents={property.documents.filter((document) => !isPicture(document))} />
    </>
  )
}
