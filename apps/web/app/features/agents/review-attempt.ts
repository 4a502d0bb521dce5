export const reviewIntents = ['write', 'delete', 'answer'] as const

/** What was sent and why it was refused, or that it was done. */
export type ReviewAttempt = {
  intent: (typeof reviewIntents)[number]
  /** Which review was answered; 0 where it is none. */
  reviewId: number
  code: string | undefined
  rating: number
  text: string
}
