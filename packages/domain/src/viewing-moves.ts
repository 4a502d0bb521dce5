/** Who has to answer is in the state: `requested` waits for the lister, `proposed` for the visitor. */
export const viewingStates = ['requested', 'proposed', 'confirmed', 'declined', 'cancelled', 'expired'] as const
export type ViewingState = (typeof viewingStates)[number]

export const viewingSides = ['lister', 'visitor'] as const
export type ViewingSide = (typeof viewingSides)[number]

export const viewingAnswers = ['confirm', 'decline', 'move', 'cancel'] as const
export type ViewingAnswer = (typeof viewingAnswers)[number]

type Move = { from: readonly ViewingState[]; to: ViewingState }

/** Every legal move of a viewing, by who makes it; a move not written here is refused. */
export const viewingMoves: Record<ViewingSide, Record<ViewingAnswer, Move>> = {
  lister: {
    confirm: { from: ['requested'], to: 'confirmed' },
    decline: { from: ['requested'], to: 'declined' },
    move: { from: ['requested', 'proposed', 'confirmed'], to: 'proposed' },
    cancel: { from: ['proposed', 'confirmed'], to: 'cancelled' },
  },
  visitor: {
    confirm: { from: ['proposed'], to: 'confirmed' },
    decline: { from: ['proposed'], to: 'declined' },
    move: { from: ['requested', 'proposed', 'confirmed'], to: 'requested' },
    cancel: { from: ['requested', 'confirmed'], to: 'cancelled' },
  },
}

/** What the clock does to what nobody agreed on in time. */
export const viewingExpiry: Move = { from: ['requested', 'proposed'], to: 'expired' }

export const openViewingStates = ['requested', 'proposed', 'confirmed'] as const satisfies ViewingState[]

export const isOpenViewing = ({ state, isOver }: { state: ViewingState; isOver: boolean }): boolean =>
  !isOver && openViewingStates.some((open) => open === state)

/** The server asks before it acts, the UI before it shows a button. Once its time has come, nothing moves any more. */
export function canMoveViewing(
  side: ViewingSide,
  answer: ViewingAnswer,
  { state, isOver }: { state: ViewingState; isOver: boolean },
): boolean {
  return !isOver && viewingMoves[side][answer].from.includes(state)
}

/** Whether a viewing waits for this side to answer. */
export const waitsFor = (side: ViewingSide, { state, isOver }: { state: ViewingState; isOver: boolean }): boolean =>
  canMoveViewing(side, 'confirm', { state, isOver })

/** A reminder is due so long before. */
export const reminderMinutes = 60

export const maxViewingWords = 500
export const maxPlaceWords = 200
