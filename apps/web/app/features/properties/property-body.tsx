import type { PropertyDetail } from '@gable/contract/property'
import { lazy, Suspense } from 'react'
import { Description } from '#app/features/listings/detail/description.tsx'
import { DetailSection } from '#app/features/listings/detail/detail-section.tsx'
import { TextLanguagesPlace } from '#app/features/listings/detail/text-languages-place.tsx'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { KeyFacts } from './key-facts.tsx'
import { PropertyTop } from './property-top.tsx'
import { splitParameters } from './split-parameters.ts'

// Below the fold: the server draws it, and browsers load what it needs after the home itself.
const loadMore = async () => ({ default: (await import('./property-more.tsx')).PropertyMore })
const PropertyMore = import.meta.env.SSR ? (await loadMore()).default : lazy(loadMore)

export function PropertyBody({ property, now }: { property: PropertyDetail; now: number }) {
  const { t } = useTranslation('properties')
  const lang = useTextLang()(property)
  const { key, more } = splitParameters(property.parameters)
  return (
    <>
      <PropertyTop property={property} />
      <KeyFacts parameters={key} />
      <DetailSection title={t('detail.about')}>
        <TextLanguagesPlace {...property} />
        <Description text={property.description} lang={lang} />
      </DetailSection>
      <Suspense>
        <PropertyMore property={property} parameters={more} now={now} />
      </Suspense>
    </>
  )
}
