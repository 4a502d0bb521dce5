import type { TileCluster, TileProperty } from '@gable/contract/search-tile'
import type { Map as MapLibre, GeoJSONFeature } from 'maplibre-gl'
import type { Point } from '../search-state.ts'
import { mergeClusters } from './merge-clusters.ts'

export type MapProperty = Point & {
  id: number
  /** Nothing while locked. */
  price: string | null
  title: string
  isLocked: boolean
  /** Worth its price, if there is room. */
  isFirst: boolean
  publishedMs: number | undefined
}
export type MapCluster = Point & TileCluster & { key: string }
/** Homes so near to each other that one hides the others. */
export type MapStack = Point & { id: number; properties: MapProperty[] }
export type MapProperties = { properties: MapProperty[]; clusters: MapCluster[]; stacks: MapStack[] }

export const propertiesSource = 'homes'
export const noProperties: MapProperties = { properties: [], clusters: [], stacks: [] }

/** What the tiles that are shown hold, within the part of the map that is seen. */
export function readProperties(map: MapLibre): MapProperties {
  if (!map.getSource(propertiesSource)) return noProperties
  const bounds = map.getBounds()
  const inSight = (layer: string) =>
    map.querySourceFeatures(propertiesSource, { sourceLayer: layer }).flatMap((feature) => {
      const point = pointOf(feature)
      return point && bounds.contains([point.longitude, point.latitude]) ? [{ feature, point }] : []
    })
  const clusters = inSight('clusters').map(({ feature, point }) => ({
    ...(feature.properties as TileCluster),
    ...point,
    key: `${point.longitude},${point.latitude}`,
  }))
  const found = inSight('homes').map(({ feature, point }) => ({
    property: toProperty(feature, point),
    stack: (feature.properties as TileProperty).stack,
  }))
  const project = ({ longitude, latitude }: Point) => map.project([longitude, latitude])
  // A home is in one tile, but that tile may be there twice while another zoom is on its way.
  const once = [...new Map(found.map((one) => [one.property.id, one])).values()]
  const stacked = Map.groupBy(once, ({ stack }) => stack)
  return {
    clusters: mergeClusters([...new Map(clusters.map((cluster) => [cluster.key, cluster])).values()], project),
    properties: (stacked.get(undefined) ?? []).map(({ property }) => property),
    stacks: [...stacked].flatMap(([id, parts]) =>
      id === undefined
        ? []
        : [
            toStack(
              id,
              parts.map(({ property }) => property),
            ),
          ],
    ),
  }
}

function pointOf({ geometry }: GeoJSONFeature): Point | undefined {
  if (geometry.type !== 'Point') return undefined
  const [longitude = 0, latitude = 0] = geometry.coordinates
  return { longitude, latitude }
}

function toProperty({ id, properties }: GeoJSONFeature, point: Point): MapProperty {
  const { price, title = '', is_locked: isLocked = false, tier, published } = properties as TileProperty
  return {
    ...point,
    id: Number(id),
    price: price ?? null,
    title,
    isLocked,
    isFirst: tier === 1,
    publishedMs: published === undefined ? undefined : published * 1000,
  }
}

function toStack(id: number, properties: MapProperty[]): MapStack {
  const mean = (along: 'longitude' | 'latitude') =>
    properties.reduce((sum, property) => sum + property[along], 0) / properties.length
  return { id, properties, longitude: mean('longitude'), latitude: mean('latitude') }
}

/** Whether the same is shown: looking again must not draw again. */
export const signatureOf = ({ properties, clusters, stacks }: MapProperties, zoom: number) =>
  JSON.stringify([
    zoom.toFixed(2),
    properties.map(({ id }) => id),
    clusters.map(({ key, count }) => [key, count]),
    stacks.map(({ id, properties: parts }) => [id, parts.length]),
  ])
