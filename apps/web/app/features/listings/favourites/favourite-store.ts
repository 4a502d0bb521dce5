import { createHomeSet } from '../home-set.ts'

/** The homes that the reader saved. */
export const {
  find: findSaved,
  set: setSaved,
  setKnown,
  forgetKnown,
  listOnDevice,
  forgetOnDevice,
  subscribe,
} = createHomeSet('saved-homes')
