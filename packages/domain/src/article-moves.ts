export const articleStates = ['draft', 'scheduled', 'published'] as const
export type ArticleState = (typeof articleStates)[number]

export const articleMoveNames = ['publish', 'schedule', 'withdraw'] as const
export type ArticleMove = (typeof articleMoveNames)[number]

/** From which states each move may start. */
export const articleMoves: Record<ArticleMove, readonly ArticleState[]> = {
  publish: ['draft', 'scheduled'],
  schedule: ['draft', 'scheduled'],
  withdraw: ['scheduled', 'published'],
}

export const canMoveArticle = (move: ArticleMove, from: ArticleState) => articleMoves[move].includes(from)
