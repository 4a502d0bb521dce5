export const reviewStates = ['draft', 'pending', 'approved', 'rejected', 'expired'] as const
export type ReviewState = (typeof reviewStates)[number]

type Move = { by: 'lister' | 'staff' | 'clock'; from: readonly ReviewState[]; to: ReviewState }

/** Every legal move of a listing through review; a move not written here is refused. */
export const listingMoves = {
  publish: { by: 'lister', from: ['draft'], to: 'pending' },
  resubmit: { by: 'lister', from: ['rejected'], to: 'pending' },
  renew: { by: 'lister', from: ['expired'], to: 'pending' },
  // Taken only where the operator wants edits reviewed; price and market state never need it.
  editBackToReview: { by: 'lister', from: ['approved'], to: 'pending' },
  approve: { by: 'staff', from: ['pending', 'rejected'], to: 'approved' },
  reject: { by: 'staff', from: ['pending', 'approved'], to: 'rejected' },
  expire: { by: 'clock', from: ['approved'], to: 'expired' },
  end: { by: 'staff', from: ['approved'], to: 'expired' },
} as const satisfies Record<string, Move>
export type ListingMove = keyof typeof listingMoves

/** What an edit touches without anybody having to read it again. */
const needsNoReview = new Set([
  'price',
  'priceFrom',
  'clientAddress',
  'textLanguage',
  'hidesLocation',
  'pictureOrder',
  'turnedPictures',
  'pictureRooms',
  'removedPictures',
  'removedPanorama',
  'removedDocuments',
])

/** The move that a lister's edit of these fields makes; nothing when the listing stays where it is. */
export function moveOfEdit(
  from: ReviewState,
  changed: readonly string[],
  { reviewsEdits }: { reviewsEdits: boolean },
): 'resubmit' | 'editBackToReview' | undefined {
  const needsReading = changed.some((field) => !needsNoReview.has(field))
  // Whoever corrects what was sent back wants it read again.
  if (from === 'rejected' && needsReading) return 'resubmit'
  return from === 'approved' && needsReading && reviewsEdits ? 'editBackToReview' : undefined
}

/** The server asks before it acts, the UI before it shows a button. */
export function canMove(move: ListingMove, from: ReviewState): boolean {
  const { from: legal }: Move = listingMoves[move]
  return legal.includes(from)
}
