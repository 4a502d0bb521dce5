import type { PropertyCard as Property } from '@gable/contract/property'
import type { Highlight } from '@gable/contract/search'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Badge } from '@gable/ui/badge'
import { Card, CardBody, CardMedia, Facts } from '@gable/ui/card'
import { Lock } from 'lucide-react'
import { Picture } from '@gable/ui/picture'
import { toBlurredSource, toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { Marked } from './marked.tsx'
import { PriceLine } from './price-line.tsx'
import { useFacts } from './use-facts.tsx'
import { usePropertyTitle } from './use-property-title.ts'

const newForMs = 3 * 24 * 3_600_000

type PropertyCardProps = {
  property: Property
  /** The moment the page was made, so that server and browser write the same time. */
  now: number
  sizes: string
  /** What of the searched words stands where. */
  highlight?: Highlight | undefined
  isPriority?: boolean
  isLit?: boolean
  onPoint?: (isPointed: boolean) => void
  className?: string
}

/** A picture with a caption; the whole of it is one link. */
export function PropertyCard(props: PropertyCardProps) {
  const { property, now, sizes, highlight, isPriority, isLit, onPoint, className } = props
  const { t } = useTranslation('properties')
  const facts = useFacts(property.parameters)
  const toTitle = usePropertyTitle()
  const isNew = now - Date.parse(property.publishedAt) < newForMs
  return (
    <Card
      id={`home-${property.id}`}
      className={className}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <CardMedia
        isLit={isLit}
        badge={isNew && <Badge tone="photo-accent">{t('card.new')}</Badge>}
        veil={property.isLocked ? <Veil /> : undefined}
      >
        <CardPicture property={property} sizes={sizes} isPriority={isPriority} />
      </CardMedia>
      <CardBody>
        <PriceLine property={property} />
        <Facts facts={facts} className="min-h-[21px]" />
        <h3 dir="auto" className="written truncate font-medium">
          <LocalLink
            to={`/properties-details/${encodeURIComponent(property.slug)}`}
            className="after:absolute after:inset-0"
            prefetch="intent"
          >
            <Marked text={toTitle(property)} marks={highlight?.title} />
          </LocalLink>
        </h3>
        <p dir="auto" className="written truncate text-ink-soft">
          {property.address}
        </p>
        {highlight?.excerpt && (
          <p dir="auto" className="written line-clamp-2 text-13 text-ink-soft">
            <Marked text={highlight.excerpt} marks={highlight.marks} />
          </p>
        )}
        <CardMeta property={property} now={now} />
      </CardBody>
    </Card>
  )
}

function Veil() {
  const { t } = useTranslation('properties')
  return (
    <>
      <Lock aria-hidden />
      {t('card.locked')}
    </>
  )
}

function CardPicture({ property, sizes, isPriority }: Pick<PropertyCardProps, 'property' | 'sizes' | 'isPriority'>) {
  const { t } = useTranslation('properties')
  const source = property.titleImage
    ? (property.isLocked ? toBlurredSource : toPictureSource)(property.titleImage)
    : undefined
  if (source) return <Picture source={source} alt="" sizes={sizes} isPriority={isPriority} />
  return (
    <span className="grid size-full place-content-center justify-items-center gap-2 text-13 text-ink-soft">
      <MissingPicture className="size-7" />
      {t(property.titleImage ? 'card.picturesComing' : 'card.noPicture')}
    </span>
  )
}

function CardMeta({ property, now }: Pick<PropertyCardProps, 'property' | 'now'>) {
  const { t } = useTranslation('properties')
  const { locale } = useLanguage()
  const toPrice = usePrice()
  const published = new Date(property.publishedAt)
  const area = property.parameters.find(({ unit }) => unit === 'sqm')?.value
  const perArea =
    typeof area === 'number' && property.deal === 'sell' ? String(Math.round(Number(property.price) / area)) : undefined
  const time = formatRelativeTime(published, new Date(now), locale)
  return (
    <p className="type-meta mt-[5px] truncate">
      {perArea && (
        <>
          <bdi>{t('facts.pricePerArea', { price: toPrice({ price: perArea, currency: property.currency }) })}</bdi>
          {' · '}
        </>
      )}
      <time dateTime={property.publishedAt}>{t('card.listed', { time })}</time>
    </p>
  )
}
