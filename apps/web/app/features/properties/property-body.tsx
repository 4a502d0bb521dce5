import type { PropertyDetail } from '@gable/contract/property'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Badge } from '@gable/ui/badge'
import { Copy, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../shell/toast.ts'
import { useLanguage } from '../../site.ts'
import { PriceLine } from './price-line.tsx'
import { PropertyMapPlace } from './property-map-place.tsx'
import { iconOfParameter } from './parameter-icon.ts'
import { useParameterText } from './use-parameter-text.ts'

type HomeProps = { home: PropertyDetail; now: number }

export function PropertyBody({ home, now }: HomeProps) {
  const { t } = useTranslation('properties')
  return (
    <>
      <PropertyTop home={home} />
      <KeyFacts home={home} />
      <Block title={t('detail.about')}>
        <Description text={home.description} />
      </Block>
      <Block title={t('detail.details')}>
        <Details home={home} now={now} />
      </Block>
      <Block title={t('detail.where')}>
        <PropertyMapPlace latitude={home.latitude} longitude={home.longitude} />
        <p className="mt-3 text-14 text-ink-soft">{placeOf(home)}</p>
      </Block>
    </>
  )
}

/** Street, city, district and country, none of them twice: many people write the city into the street. */
function placeOf({ address, city, state, country }: PropertyDetail): string {
  const more = [...new Set([city, state, country])].filter((part) => part && !address.endsWith(part))
  return [address, ...more].join(', ')
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-12">
      <h2 className="type-block mb-5">{title}</h2>
      {children}
    </section>
  )
}

function PropertyTop({ home }: { home: PropertyDetail }) {
  const { t } = useTranslation(['properties', 'common'])
  return (
    <div className="grid gap-1.5">
      <p className="mb-1.5">
        <Badge tone="brand">{t(`marketState.${home.marketState}`)}</Badge>
      </p>
      <h1 dir="auto" className="written type-page">
        {home.title}
      </h1>
      <p className="flex items-center gap-1.5 text-ink-soft">
        <MapPin className="size-4.5" aria-hidden />
        <bdi>{home.address}</bdi>
        <button
          type="button"
          className="ui-icon-button ui-icon-button-small"
          aria-label={t('detail.copyAddress')}
          onClick={() => {
            void navigator.clipboard
              .writeText(placeOf(home))
              .then(() => showToast({ text: t('common:actions.copied') }))
          }}
        >
          <Copy className="size-4" aria-hidden />
        </button>
      </p>
      <div className="mt-2">
        <PriceLine home={home} isLarge />
      </div>
    </div>
  )
}

function KeyFacts({ home }: { home: PropertyDetail }) {
  const toText = useParameterText()
  if (home.parameters.length === 0) return null
  return (
    <dl className="key-facts">
      {home.parameters.map((parameter) => {
        const Icon = iconOfParameter(parameter.icon)
        return (
          <div key={parameter.id}>
            <dt>
              <Icon aria-hidden />
              <span>{parameter.name}</span>
            </dt>
            <dd>
              <bdi>{toText(parameter)}</bdi>
            </dd>
          </div>
        )
      })}
    </dl>
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

function Details({ home, now }: HomeProps) {
  const { t } = useTranslation(['properties', 'search'])
  const { locale } = useLanguage()
  const published = new Date(home.publishedAt)
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(published)
  const rows: [string, ReactNode][] = [
    [t('search:filters.category'), home.category.name],
    [t('posting.city'), home.city],
    [t('posting.state'), home.state],
    [t('posting.country'), home.country],
    [
      t('search:filters.postedSince'),
      <time key="time" dateTime={home.publishedAt} title={exact}>
        {formatRelativeTime(published, new Date(now), locale)}
      </time>,
    ],
  ]
  return (
    <dl className="property-details">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
