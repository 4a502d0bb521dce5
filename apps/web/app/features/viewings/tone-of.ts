import type { Viewing } from '@gable/contract/viewings'

/** The colour of a state: agreed, open, or closed. */
export function toneOf({ state }: Pick<Viewing, 'state'>): 'brand' | 'warn' | 'neutral' {
  if (state === 'confirmed') return 'brand'
  return state === 'requested' || state === 'proposed' ? 'warn' : 'neutral'
}
