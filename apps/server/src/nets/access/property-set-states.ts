import { everyHome, seenHome } from './listing-verdicts.ts'

/** What somebody may see they may put into a set of their own, a locked home too. */
export const addedByWhoeverSeesIt = { ...seenHome, premium: 'ok' } as const

/** Of many at once, what cannot be added is left out, without a word. */
export const leftOutUnlessSeen = everyHome('ok')
