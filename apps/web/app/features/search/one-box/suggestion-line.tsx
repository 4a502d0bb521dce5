import type { SuggestedPlace } from '@gable/contract/suggestions'
import { Picture } from '@gable/ui/picture'
import { Building, History, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { CategoryIcon } from '#app/features/catalogue/category-icon.tsx'
import { toPictureSource } from '#app/features/gallery/picture-source.ts'
import { shownPlace } from '#app/features/listings/shown-place.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { joinNames } from '#app/shared/join-names.ts'
import { MissingPicture } from '#app/shell/layout/missing-picture.tsx'
import { useLanguage } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { splitMatch } from './split-match.ts'
import type { Suggestion } from './suggestion.ts'

type LineProps = { suggestion: Suggestion; typed: string }

export function SuggestionLine({ suggestion, typed }: LineProps) {
  if (suggestion.kind === 'place') return <PlaceLine place={suggestion.place} typed={typed} />
  if (suggestion.kind === 'category') {
    const { icon, name, listingCount } = suggestion.category
    return (
      <Line icon={<CategoryIcon name={icon} />} end={<Count count={listingCount} />}>
        <Marked name={name} typed={typed} />
      </Line>
    )
  }
  if (suggestion.kind === 'property') return <PropertyLine property={suggestion.property} typed={typed} />
  if (suggestion.kind === 'project') {
    const { title, city } = shownPlace(suggestion.project)
    return (
      <Line icon={<Building aria-hidden />} below={city}>
        <Marked name={title} typed={typed} />
      </Line>
    )
  }
  return <Line icon={<History aria-hidden />}>{suggestion.recent.title}</Line>
}

type LineParts = { icon: ReactNode; children: ReactNode; below?: string; end?: ReactNode }

function Line({ icon, children, below, end }: LineParts) {
  return (
    <>
      {icon}
      <span dir="auto" className="written min-w-0 flex-1">
        {children}
        {below && <small>{below}</small>}
      </span>
      {end}
    </>
  )
}

function PlaceLine({ place, typed }: { place: SuggestedPlace; typed: string }) {
  const { t } = useTranslation('suggestions')
  const { kind, city, state, country, count, sharesName, placeLabel } = shownPlace(place)
  const name = (kind !== 'address' && placeLabel?.[kind]) || place.name
  const isInCity = (kind === 'district' || kind === 'street') && city !== ''
  const parts = isInCity ? [city, ...(sharesName ? [state, country] : [])] : [state, country]
  const around = joinNames(parts.filter((one) => one !== name))
  const below = around ? t('placeIn', { kind: t(`kinds.${kind}`), around }) : t(`kinds.${kind}`)
  return (
    <Line icon={<MapPin aria-hidden />} below={below} end={<Count count={count} />}>
      <Marked name={name} typed={typed} />
    </Line>
  )
}

type PropertyLineProps = { property: Extract<Suggestion, { kind: 'property' }>['property']; typed: string }

function PropertyLine({ property, typed }: PropertyLineProps) {
  const toPrice = usePrice()
  const source = property.titleImage ? toPictureSource(property.titleImage) : undefined
  const picture = source ? (
    <Picture source={source} alt="" sizes="52px" />
  ) : (
    <span className="grid place-items-center bg-sunken text-ink-soft">
      <MissingPicture className="size-4" />
    </span>
  )
  return (
    <Line
      icon={<span className="suggestion-picture">{picture}</span>}
      below={[shownPlace(property).address, property.reference].filter(Boolean).join(' · ')}
      end={<bdi className="suggestion-price">{toPrice(property)}</bdi>}
    >
      <Marked name={property.title} typed={typed} />
    </Line>
  )
}

/** How many homes wait there; nothing where nobody counts. */
function Count({ count }: { count: number | null }) {
  const { locale } = useLanguage()
  return count === null ? null : <bdi className="text-ink-soft">{new Intl.NumberFormat(locale).format(count)}</bdi>
}

function Marked({ name, typed }: { name: string; typed: string }) {
  return splitMatch(name, typed).map(({ text, isMatch }, index) =>
    // The parts of a name never change places.
    isMatch ? <b key={index}>{text}</b> : text,
  )
}
