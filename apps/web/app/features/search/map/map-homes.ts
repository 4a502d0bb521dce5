import type { TileCluster, TileHome } from '@gable/contract/search-tile'
import type { Map as MapLibre, GeoJSONFeature } from 'maplibre-gl'
import type { Point } from '../search-state.ts'
import { mergeClusters } from './merge-clusters.ts'

export type MapHome = Point & {
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
export type MapStack = Point & { id: number; homes: MapHome[] }
export type MapHomes = { homes: MapHome[]; clusters: MapCluster[]; stacks: MapStack[] }

export const homesSource = 'homes'
export const noHomes: MapHomes = { homes: [], clusters: [], stacks: [] }

/** What the tiles that are shown hold, within the part of the map that is seen. */
export function readHomes(map: MapLibre): MapHomes {
  if (!map.getSource(homesSource)) return noHomes
  const bounds = map.getBounds()
  const inSight = (layer: string) =>
    map.querySourceFeatures(homesSource, { sourceLayer: layer }).flatMap((feature) => {
      const point = pointOf(feature)
      return point && bounds.contains([point.longitude, point.latitude]) ? [{ feature, point }] : []
    })
  const clusters = inSight('clusters').map(({ feature, point }) => ({
    ...(feature.properties as TileCluster),
    ...point,
    key: `${point.longitude},${point.latitude}`,
  }))
  const found = inSight('homes').map(({ feature, point }) => ({
    home: toHome(feature, point),
    stack: (feature.properties as TileHome).stack,
  }))
  const project = ({ longitude, latitude }: Point) => map.project([longitude, latitude])
  // A home is in one tile, but that tile may be there twice while another zoom is on its way.
  const once = [...new Map(found.map((one) => [one.home.id, one])).values()]
  const stacked = Map.groupBy(once, ({ stack }) => stack)
  return {
    clusters: mergeClusters([...new Map(clusters.map((cluster) => [cluster.key, cluster])).values()], project),
    homes: (stacked.get(undefined) ?? []).map(({ home }) => home),
    stacks: [...stacked].flatMap(([id, parts]) =>
      id === undefined
        ? []
        : [
            toStack(
              id,
              parts.map(({ home }) => home),
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

function toHome({ id, properties }: GeoJSONFeature, point: Point): MapHome {
  const { price, title = '', is_locked: isLocked = false, tier, published } = properties as TileHome
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

function toStack(id: number, homes: MapHome[]): MapStack {
  const mean = (along: 'longitude' | 'latitude') => homes.reduce((sum, home) => sum + home[along], 0) / homes.length
  return { id, homes, longitude: mean('longitude'), latitude: mean('latitude') }
}

/** Whether the same is shown: looking again must not draw again. */
export const signatureOf = ({ homes, clusters, stacks }: MapHomes, zoom: number) =>
  JSON.stringify([
    zoom.toFixed(2),
    homes.map(({ id }) => id),
    clusters.map(({ key, count }) => [key, count]),
    stacks.map(({ id, homes: parts }) => [id, parts.length]),
  ])
