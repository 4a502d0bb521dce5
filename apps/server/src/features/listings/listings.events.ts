import type { ReviewState } from '@gable/domain/listing-moves'

type Move = { from: ReviewState; to: ReviewState; reason?: string }

/** What happens to every kind of listing, with what is recorded about it. */
export type ListingEvents<Kind extends string> = {
  /** Another member of the same agency lists it now. */
  [Name in `${Kind}.handed-over`]: { from: number; to: number }
} & {
  [Name in 'posted' | 'activated' | 'deactivated' | 'deleted' | 'restored' | 'erased' as `${Kind}.${Name}`]: undefined
} & {
  /** A renewal of what is not over yet leaves the review state as it is. */
  [Name in 'submitted' | 'approved' | 'rejected' | 'expired' | 'renewed' as `${Kind}.${Name}`]: Move
} & {
  [Name in `${Kind}.changed`]: { fields: readonly string[] }
} & {
  /** Its lister was let in or shut out: whether it is public may be different now. */
  [Name in `${Kind}.lister-changed`]: undefined
} & {
  /** It is promoted from now on, or no longer. */
  [Name in `${Kind}.promotion-changed`]: undefined
}
