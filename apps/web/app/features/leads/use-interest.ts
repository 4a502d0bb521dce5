import type { PropertyDetail } from '@gable/contract/property'
import { useSyncExternalStore } from 'react'
import { useRequireMember } from '#app/shell/require-member.ts'

type Known = Pick<PropertyDetail, 'id' | 'isInterested' | 'isContactShared'>
type Change = { propertyId: number; isAdded?: boolean | undefined; sharesContact?: boolean | undefined }
type State = { isInterested: boolean; sharesContact: boolean; isBusy: boolean }
export type Interest = ReturnType<typeof useInterest>

/** By what the page was made from: the card and the bar of a phone say the same, and a page made anew begins anew. */
const states = new WeakMap<Known, State>()
const listeners = new Set<() => void>()

/** What the reader told the lister of a home: as the page was made, until it is changed here. */
export function useInterest(property: Known) {
  const requireMember = useRequireMember()
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(property),
    () => stateOf(property),
  )
  const propertyId = property.id
  return {
    ...state,
    /** Visitors sign in first, and then it goes on. */
    toggle: () => requireMember({ run: () => void send(property, { propertyId, isAdded: !state.isInterested }) }),
    share: (sharesContact: boolean) => void send(property, { propertyId, isAdded: true, sharesContact }),
  }
}

async function send(property: Known, change: Change) {
  set(property, { isBusy: true })
  const { sendInterest } = await import('./send-interest.ts')
  const said = await sendInterest(change, (back) => void send(property, back))
  set(property, { isBusy: false, ...said })
}

function stateOf(property: Known): State {
  const known = states.get(property)
  if (known) return known
  const { isInterested, isContactShared: sharesContact } = property
  const first = { isInterested, sharesContact, isBusy: false }
  states.set(property, first)
  return first
}

function set(property: Known, change: Partial<State>) {
  states.set(property, { ...stateOf(property), ...change })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
