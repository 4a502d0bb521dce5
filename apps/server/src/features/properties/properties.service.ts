import type { Member, Viewer } from '#platform/access.ts'
import type { composeListings } from '../listings/compose-listings.ts'
import type { PostingOptions } from '../listings/posting/post-listing.ts'
import { createMarket } from './market.ts'
import type { PropertyChanges, NewProperty } from './posting/property-content.ts'
import { post } from './posting/post-property.ts'
import { update } from './posting/update-property.ts'
import type { PropertyDeps } from './property-deps.ts'
import type { ReadingService } from './reading/reading.service.ts'

type Listings = ReturnType<typeof composeListings>
export type PropertiesService = ReturnType<typeof createPropertiesService>

export function createPropertiesService(deps: PropertyDeps, reading: ReadingService, listings: Listings) {
  const { recordListerChange, eraseAllOf } = listings.feature

  return {
    ...reading,
    ...listings.listerActions,
    ...createMarket(deps, listings.change),
    recordListerChange,
    eraseAllOf,
    post: (lister: Member, listing: NewProperty, options?: PostingOptions) => post(deps, lister, listing, options),
    update: (lister: Member, changes: PropertyChanges) => update(deps, lister, changes),

    async renew(viewer: Viewer, asked: Parameters<Listings['renew']>[1]) {
      const { id, slug, reviewState, expiresAt, isRenewed } = await listings.renew(viewer, asked)
      return { id, slug, reviewState, expiresAt: expiresAt?.toISOString() ?? null, isRenewed }
    },
  }
}
