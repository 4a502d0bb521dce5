import { PinCluster, PricePin } from '@gable/ui/price-pin'
import type { LngLatBoundsLike, Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIsFavourite } from '#app/features/listings/favourites/use-favourite.ts'
import { useSeenProperties } from '#app/features/listings/seen-properties.ts'
import { byReader } from '#app/features/map/map-buttons.tsx'
import { type Place, useMarkerElements } from '#app/features/map/map-markers.ts'
import { useTranslation } from '#app/shared/i18n/use-translation.ts'
import { useLanguage, useSite } from '#app/shell/site.ts'
import { usePrice } from '#app/shell/use-price.ts'
import { fanOut } from './fan-out.ts'
import type { MapCluster, MapProperty, MapProperties, MapStack } from './map-properties.ts'
import type { ResultsMapProps } from './results-map.tsx'
import { useHoveredDot } from './use-hovered-dot.ts'
import { usePins } from './use-pins.ts'

const newForMs = 3 * 24 * 3_600_000
/** As near as the map goes. */
const nearest = 18
const stepsNearer = 3
/** Homes that are nearer to each other than this even there are fanned out instead. */
const apartPixels = 44

type PinsProps = ResultsMapProps & {
  map: MapLibre
  found: MapProperties
  /** While somebody draws, nothing on the map can be pressed. */
  isInert: boolean
}

/** Everything on the map that can be pressed: prices, clusters, and homes at one place. */
export function Pins({ map, found, properties: listed, pointedId, selectedId, onSelect, isInert }: PinsProps) {
  const dotId = useHoveredDot(map)
  const hoveredId = isInert ? undefined : dotId
  const toText = usePinText()
  const highlighted = [selectedId, pointedId, hoveredId]
  const pins = usePins(map, found, { listed, highlighted, textOf: toText })
  const [opened, setOpened] = useOpenedStack(map, found.stacks)
  const fan = useMemo(() => (opened ? fanOut(opened.properties.length) : []), [opened])
  const places = useMemo(() => toPlaces({ pins, found, opened, fan }), [pins, found, opened, fan])
  const elements = useMarkerElements(map, places)
  const draw = (id: string, content: ReactNode, state = 'rest') => {
    const element = elements.get(id)
    if (!element) return null
    element.dataset.state = state
    element.inert = isInert
    return createPortal(content, element, id)
  }
  const stateOf = ({ id }: MapProperty) =>
    id === selectedId ? 'selected' : id === pointedId || id === hoveredId ? 'hover' : undefined
  const pin = (property: MapProperty) => (
    <PropertyPin
      property={property}
      state={stateOf(property)}
      text={toText(property)}
      onPress={() => onSelect(property.id === selectedId ? undefined : property.id)}
    />
  )

  return (
    <>
      {found.clusters.map((cluster) =>
        draw(`cluster ${cluster.key}`, <Cluster cluster={cluster} onPress={() => comeNearer(map, cluster)} />),
      )}
      {found.stacks.map((stack) =>
        draw(
          `stack ${stack.id}`,
          <Stack stack={stack} isOpen={stack === opened} onPress={() => openStack(map, stack, setOpened)} />,
        ),
      )}
      {pins.map((property) => draw(`home ${property.id}`, pin(property), stateOf(property)))}
      {opened?.properties
        .slice(0, fan.length)
        .map((property) => draw(`fanned ${property.id}`, pin(property), stateOf(property) ?? 'hover'))}
    </>
  )
}

type Shown = { pins: MapProperty[]; found: MapProperties; opened: MapStack | undefined; fan: [number, number][] }

function toPlaces({ pins, found, opened, fan }: Shown): Place[] {
  const at = ({ latitude, longitude }: Place | MapProperty | MapCluster | MapStack) => ({ latitude, longitude })
  return [
    ...found.clusters.map((cluster): Place => ({ id: `cluster ${cluster.key}`, anchor: 'center', ...at(cluster) })),
    ...found.stacks.map((stack): Place => ({ id: `stack ${stack.id}`, anchor: 'center', ...at(stack) })),
    ...pins.map((property): Place => ({ id: `home ${property.id}`, ...at(property) })),
    ...(opened?.properties ?? []).flatMap((property, index): Place[] => {
      const offset = fan[index]
      return offset && opened ? [{ id: `fanned ${property.id}`, anchor: 'center', offset, ...at(opened) }] : []
    }),
  ]
}

function usePinText(): (property: MapProperty) => string {
  const toPrice = usePrice()
  const { settings } = useSite()
  const { t } = useTranslation('results')
  return ({ price }) =>
    price === null ? t('map.locked') : toPrice({ price, currency: settings.currency.code }, { isCompact: true })
}

type PropertyPinProps = {
  property: MapProperty
  state: 'selected' | 'hover' | undefined
  text: string
  onPress: () => void
}

function PropertyPin({ property, state, text, onPress }: PropertyPinProps) {
  const { t } = useTranslation('results')
  const isSeen = useSeenProperties().some(({ id }) => id === property.id)
  const isSaved = useIsFavourite(property)
  const [now] = useState(() => Date.now())
  const label = property.isLocked ? t('map.lockedPin') : property.title || t('map.home')
  return (
    <PricePin
      text={text}
      label={label}
      state={state ?? (isSeen ? 'seen' : 'rest')}
      isLocked={property.isLocked}
      isSaved={isSaved}
      isNew={!isSeen && property.publishedMs !== undefined && now - property.publishedMs < newForMs}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    />
  )
}

function Cluster({ cluster: { count, is_minimum: isMinimum }, onPress }: { cluster: MapCluster; onPress: () => void }) {
  const { t } = useTranslation('results')
  const { locale } = useLanguage()
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count)
  return (
    <PinCluster
      count={count}
      text={isMinimum ? `${short}+` : short}
      label={t('map.cluster', { count })}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    />
  )
}

function Stack({ stack: { properties }, isOpen, onPress }: { stack: MapStack; isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation('results')
  return (
    <PinCluster
      count={properties.length}
      label={t('map.cluster', { count: properties.length })}
      aria-expanded={isOpen}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    />
  )
}

/** At most one place is open, until the map is touched elsewhere or comes nearer. */
function useOpenedStack(map: MapLibre, stacks: readonly MapStack[]) {
  const [openedId, setOpenedId] = useState<number>()
  useEffect(() => {
    const close = () => setOpenedId(undefined)
    map.on('click', close)
    map.on('zoomstart', close)
    return () => {
      map.off('click', close)
      map.off('zoomstart', close)
    }
  }, [map])
  return [stacks.find(({ id }) => id === openedId), setOpenedId] as const
}

function openStack(map: MapLibre, stack: MapStack, setOpened: (change: (id?: number) => number | undefined) => void) {
  const places = stack.properties.map(({ longitude, latitude }) => map.project([longitude, latitude]))
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const apart = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  const isApartNearBy = apart * 2 ** (nearest - map.getZoom()) > apartPixels
  if (!isApartNearBy) return setOpened((id) => (id === stack.id ? undefined : stack.id))
  zoomInto(map, boundsAround(stack))
}

/** To where most of its homes are: its square may be a province with all of them in one town. */
const comeNearer = (map: MapLibre, { longitude, latitude }: MapCluster) =>
  map.easeTo({ center: [longitude, latitude], zoom: Math.min(map.getZoom() + stepsNearer, nearest) }, byReader)

function boundsAround({ properties }: MapStack): LngLatBoundsLike {
  const [longitudes, latitudes] = [
    properties.map(({ longitude }) => longitude),
    properties.map(({ latitude }) => latitude),
  ]
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)]
}

const zoomInto = (map: MapLibre, bounds: LngLatBoundsLike) =>
  map.fitBounds(bounds, { padding: 64, maxZoom: nearest }, byReader)
