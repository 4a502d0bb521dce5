import { createHomeSet } from '../home-set.ts'

/** The homes that the reader does not want to see. Of a member's the server sends none: only changes are known here. */
export const hiddenHomes = createHomeSet('hidden-homes')
