import type { MapCluster } from './map-properties.ts'

type Pixel = { x: number; y: number }

/** Two circles that are nearer than this would cover each other. */
const nearest = 52

/** Homes on both sides of an edge of the grid are two clusters to the server, and one to the eye. The largest takes in. */
export function mergeClusters(clusters: readonly MapCluster[], project: (cluster: MapCluster) => Pixel): MapCluster[] {
  const merged: MapCluster[] = []
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count)) {
    const at = project(cluster)
    const index = merged.findIndex((one) => apart(project(one), at) < nearest)
    const near = merged[index]
    if (near) merged[index] = together(near, cluster)
    else merged.push(cluster)
  }
  return merged
}

const apart = (one: Pixel, other: Pixel) => Math.hypot(one.x - other.x, one.y - other.y)

function together(one: MapCluster, other: MapCluster): MapCluster {
  const count = one.count + other.count
  const mean = (along: 'longitude' | 'latitude') => (one[along] * one.count + other[along] * other.count) / count
  return {
    ...one,
    count,
    longitude: mean('longitude'),
    latitude: mean('latitude'),
    west: Math.min(one.west, other.west),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east),
    north: Math.max(one.north, other.north),
    ...(other.is_minimum && { is_minimum: true }),
  }
}
