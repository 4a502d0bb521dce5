import type { Property } from '@gable/contract/property'
import { listerState } from '@gable/domain/lister-state'
import type { ListingAction } from '#app/features/listings/own/listing-action.tsx'
import { type ListingActions, useListingActions } from '#app/features/listings/own/use-listing-actions.ts'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { actionsOf, type PropertyAction, mainActionOf, standingOf } from './property-actions.ts'
import { usePropertyWork } from './use-property-work.ts'

type Doing = {
  now: number
  work: (wanted: ListingWork) => void
  onPrice: (property: Property) => void
}

export function usePropertyActions({ now, work, onPrice }: Doing): (property: Property) => ListingActions {
  const toActions = useListingActions()
  const toWork = usePropertyWork()

  function wayOf(id: PropertyAction, property: Property): Pick<ListingAction, 'to' | 'run'> {
    const name = encodeURIComponent(property.slug)
    if (id === 'view') return { to: `/my-property/${name}` }
    if (id === 'edit' || id === 'copy') return { to: `/user/properties?${id}=${name}` }
    if (id === 'promote') return { to: `/user/advertisement?property=${name}` }
    if (id === 'price') return { run: () => onPrice(property) }
    return { run: () => work(toWork(id, property)) }
  }

  return (property) =>
    toActions({
      state: listerState(standingOf(property), now),
      main: mainActionOf(property, now),
      all: actionsOf(property, now),
      wayOf: (id) => wayOf(id, property),
    })
}
