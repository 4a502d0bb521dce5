/** Where a promoted listing appears: in the slider of the home page, or first in results. */
export const promotionTypes = ['slider', 'list'] as const
export type PromotionType = (typeof promotionTypes)[number]

export const promotionStates = ['pending', 'running', 'paused', 'ended', 'rejected'] as const
export type PromotionState = (typeof promotionStates)[number]

type Move = { by: 'lister' | 'staff' | 'clock'; from: readonly PromotionState[]; to: PromotionState }

/** Every legal move of a promotion; a move not written here is refused. */
export const promotionMoves = {
  pause: { by: 'lister', from: ['running'], to: 'paused' },
  resume: { by: 'lister', from: ['paused'], to: 'running' },
  // Of what waits for approval it takes back the wish, and with it what was spent.
  end: { by: 'lister', from: ['pending', 'running', 'paused'], to: 'ended' },
  approve: { by: 'staff', from: ['pending'], to: 'running' },
  reject: { by: 'staff', from: ['pending'], to: 'rejected' },
  stop: { by: 'staff', from: ['running', 'paused'], to: 'ended' },
  expire: { by: 'clock', from: ['running'], to: 'ended' },
  // Its listing was sold, let or ended, or its member left.
  close: { by: 'clock', from: ['pending', 'running', 'paused'], to: 'ended' },
  // The package that paid for it was taken back.
  revoke: { by: 'clock', from: ['pending', 'running', 'paused'], to: 'ended' },
} as const satisfies Record<string, Move>
export type PromotionMove = keyof typeof promotionMoves

export const listerPromotionMoves = ['pause', 'resume', 'end'] as const satisfies PromotionMove[]
export const staffPromotionMoves = ['approve', 'reject', 'stop'] as const satisfies PromotionMove[]

/** The server asks before it acts, the UI before it shows a button. */
export function canMovePromotion(move: PromotionMove, from: PromotionState): boolean {
  const { from: legal }: Move = promotionMoves[move]
  return legal.includes(from)
}

/** What was paid for never appeared anywhere: the use of the package is given back. */
export const givesUseBack = (from: PromotionState, to: PromotionState): boolean =>
  from === 'pending' && to !== 'running'

/** For so long a listing is promoted where no package says otherwise. */
export const usualPromotionDays = 30

/** So many paid places a page of results has at most. */
export const paidPlacesPerPage = 2
