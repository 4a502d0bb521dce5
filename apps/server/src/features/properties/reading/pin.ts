import type { PropertyCard } from '@gable/contract/property'
import { fromMinor } from '@gable/domain/currency'
import type { listVisiblePins } from './pins.repository.ts'

/** A home on the map: no more than its card tells. */
export type Pin = Pick<
  PropertyCard,
  'id' | 'title' | 'price' | 'rentPeriod' | 'latitude' | 'longitude' | 'marketState' | 'isLocked'
> & {
  publishedAt: Date
}

export const toPin = (row: Awaited<ReturnType<typeof listVisiblePins>>[number], isLocked: boolean): Pin => ({
  id: row.id,
  title: isLocked ? '' : row.title,
  price: isLocked ? null : fromMinor(row.priceMinor, row.currency),
  rentPeriod: row.rentPeriod,
  latitude: row.latitude,
  longitude: row.longitude,
  marketState: row.marketState,
  isLocked,
  publishedAt: row.publishedAt ?? row.createdAt,
})
