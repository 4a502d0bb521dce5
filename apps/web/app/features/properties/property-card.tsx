import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import type { PropertyCard as Property } from '@gable/contract/property'
import type { Highlight } from '@gable/contract/search'
import { formatRelativeTime } from '@gable/domain/relative-time'
import { Badge } from '@gable/ui/badge'
import { Card, CardBody, CardMedia, Facts } from '@gable/ui/card'
import { Lock } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Picture } from '@gable/ui/picture'
import { HeartButton } from '#app/features/listings/favourites/heart-button.tsx'
import { toBlurredSource, toPictureSource } from '#app/features/gallery/picture-source.ts'
import { useSeenProperties } from '#app/features/listings/seen-properties.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTextLang } from '#app/features/listings/text-lang.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { LocalLink } from '#app/shell/local-link.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { CardStrip } from './card-strip.tsx'
import { Marked } from './marked.tsx'
import { PriceLine } from './price-line.tsx'
import { useFacts } from './use-facts.tsx'
import { usePricePerArea } from './use-price-per-area.ts'
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
  /** Instead of the badge that a new home has. */
  badge?: ReactNode
  /** Instead of when it was listed. */
  meta?: ReactNode
  /** What the reader wrote about it: whoever takes a removal back wants that back too. */
  note?: string
  /** In a list that is ordered by it. */
  shownCount?: 'views' | 'likes' | undefined
  /** What it cost when the reader saved it, where that was more. */
  priceBefore?: string | null
  /** A small button beside the price. */
  corner?: ReactNode
  isLit?: boolean
  onPoint?: (isPointed: boolean) => void
  className?: string
}

/** A picture with a caption; the whole of it is one link. */
export const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const { property, now, highlight, onPoint, className } = props
  const facts = useFacts(property.parameters)
  const title = usePropertyTitle()(property)
  const lang = useTextLang()(property)
  const to = `/properties-details/${encodeURIComponent(property.slug)}`
  return (
    <Card
      id={`home-${property.id}`}
      className={className}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      <CardPictures {...props} title={title} to={to} />
      <CardBody>
        <PriceLine property={property} before={props.priceBefore} />
        {props.corner}
        <Facts facts={facts} className="min-h-[21px]" />
        <h3 dir="auto" lang={lang} className="written truncate font-medium">
          <LocalLink to={to} className="after:absolute after:inset-0" prefetch="intent">
            <Marked text={title} marks={highlight?.title} />
          </LocalLink>
        </h3>
        <p dir="auto" className="written truncate text-ink-soft">
          {shownPlace(property).address}
        </p>
        {highlight?.excerpt && (
          <p dir="auto" lang={lang} className="written line-clamp-2 text-13 text-ink-soft">
            <Marked text={highlight.excerpt} marks={highlight.marks} />
          </p>
        )}
        {props.meta ?? <CardMeta property={property} now={now} shownCount={props.shownCount} />}
      </CardBody>
    </Card>
  )
})

type CardPicturesProps = PropertyCardProps & { title: string; to: string }

function CardPictures({ property, now, sizes, isPriority, isLit, title, to, ...props }: CardPicturesProps) {
  const { t } = useTranslation('properties')
  const isNew = now - Date.parse(property.publishedAt) < newForMs
  const badge = props.badge ?? (isNew && <Badge tone="photo-accent">{t('card.new')}</Badge>)
  const action = <HeartButton property={property} title={title} note={props.note} />
  const first = <CardPicture property={property} sizes={sizes} isPriority={isPriority} />
  const { moreImages: more = [] } = property
  if (more.length > 0) return <CardStrip {...{ more, title, to, sizes, badge, action, isLit }}>{first}</CardStrip>
  return (
    <CardMedia isLit={isLit} badge={badge} action={action} veil={property.isLocked ? <Veil /> : undefined}>
      {first}
    </CardMedia>
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
  if (source) {
    return <Picture source={source} alt="" sizes={sizes} isPriority={isPriority} retryLabel={t('card.loadPicture')} />
  }
  return (
    <span className="grid size-full place-content-center justify-items-center gap-2 text-13 text-ink-soft">
      <MissingPicture className="size-7" />
      {t(property.titleImage ? 'card.picturesComing' : 'card.noPicture')}
    </span>
  )
}

type CardMetaProps = Pick<PropertyCardProps, 'property' | 'now' | 'shownCount'>

/** Whoever comes back to a list finds where they were. */
function CardMeta({ property, now, shownCount }: CardMetaProps) {
  const { t } = useTranslation('properties')
  const { locale } = useLanguage()
  const published = new Date(property.publishedAt)
  const perArea = usePricePerArea()(property)
  const time = formatRelativeTime(published, new Date(now), locale)
  const isLastSeen = useSeenProperties()[0]?.id === property.id
  return (
    <p className="type-meta mt-[5px] truncate">
      {isLastSeen && (
        <>
          <b className="font-medium text-brand">{t('card.lastViewed')}</b>
          {' · '}
        </>
      )}
      {shownCount && !property.isLocked && (
        <>
          <b className="font-medium text-ink">{t(`card.${shownCount}`, { count: property[shownCount] })}</b>
          {' · '}
        </>
      )}
      {perArea && (
        <>
          <bdi>{perArea}</bdi>
          {' · '}
        </>
      )}
      <time dateTime={property.publishedAt}>{t('card.listed', { time })}</time>
    </p>
  )
}
