import type { Property } from '@gable/contract/property'
import { listerState } from '@gable/domain/lister-state'
import type { ListingAction } from '#app/features/listings/own/listing-action.tsx'
import { type ListingActions, useListingActions } from '#app/features/listings/own/use-listing-actions.ts'
import type { ListingWork } from '#app/features/listings/own/use-listing-work.ts'
import { actionsOf, type HomeAction, mainActionOf, standingOf } from './home-actions.ts'
import { useHomeWork } from './use-home-work.ts'

type Doing = {
  now: number
  work: (wanted: ListingWork) => void
  onPrice: (home: Property) => void
}

export function useHomeActions({ now, work, onPrice }: Doing): (home: Property) => ListingActions {
  const toActions = useListingActions()
  const toWork = useHomeWork()

  function wayOf(id: HomeAction, home: Property): Pick<ListingAction, 'to' | 'run'> {
    const name = encodeURIComponent(home.slug)
    if (id === 'view') return { to: `/my-property/${name}` }
    if (id === 'edit' || id === 'copy') return { to: `/user/properties?${id}=${name}` }
    if (id === 'price') return { run: () => onPrice(home) }
    return { run: () => work(toWork(id, home)) }
  }

  return (home) =>
    toActions({
      state: listerState(standingOf(home), now),
      main: mainActionOf(home, now),
      all: actionsOf(home, now),
      wayOf: (id) => wayOf(id, home),
    })
}
