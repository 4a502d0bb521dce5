/** What happens to what is said about an agent; its subject is the review. */
export type AgentsEvents = {
  'review.written': undefined
  'review.answered': undefined
  'review.taken-down': undefined
  'review.erased': undefined
}
