import type { StatedParameter } from '@gable/contract/catalogue'
import type { PropertyDetail } from '@gable/contract/property'
import { formatRelativeTime } from '@gable/domain/relative-time'
import type { ReactNode } from 'react'
import { CopyButton } from '#app/shared/copy-button.tsx'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage } from '#app/shell/site.ts'
import { useParameterText } from './use-parameter-text.ts'

type PropertyDetailsProps = { property: PropertyDetail; parameters: readonly StatedParameter[]; now: number }

/** What its category asks for, then what every listing has. */
export function PropertyDetails({ property, parameters, now }: PropertyDetailsProps) {
  const { t } = useTranslation(['detail', 'properties'])
  const { locale } = useLanguage()
  const toText = useParameterText()
  const published = new Date(property.publishedAt)
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(published)
  return (
    <dl className="property-details">
      {parameters.map((parameter) => (
        <Row key={parameter.id} name={parameter.name}>
          <bdi>{toText(parameter)}</bdi>
        </Row>
      ))}
      <Row name={t('category')}>{property.category.name}</Row>
      <Row name={t('listed')}>
        <time dateTime={property.publishedAt} title={exact}>
          {formatRelativeTime(published, new Date(now), locale)}
        </time>
      </Row>
      {property.daysOnMarket !== null && <Row name={t('onMarket')}>{t('days', { count: property.daysOnMarket })}</Row>}
      <Row name={t('reference')}>
        <span className="-my-2 inline-flex items-center">
          <bdi>{property.reference}</bdi>
          <CopyButton label={t('copyReference')} text={property.reference} />
        </span>
      </Row>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
