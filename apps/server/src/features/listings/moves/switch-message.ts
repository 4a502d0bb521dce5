import type { ReviewState } from '@gable/domain/listing-moves'
import type { ListingName } from '../listing-kind.ts'

type Switched = { isActive: boolean; reviewState: ReviewState }

/** Switched on is not yet visible: whatever is not approved waits for a review first. */
export function switchMessage<Kind extends ListingName>(kind: Kind, { isActive, reviewState }: Switched) {
  if (!isActive) return `${kind}_deactivated` as const
  return reviewState === 'approved' ? (`${kind}_activated` as const) : (`${kind}_activated_unapproved` as const)
}
