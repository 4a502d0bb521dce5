import type { Place } from '@gable/contract/places'
import { MapPin } from 'lucide-react'

/** A place in a list of suggestions: its name, and where that is. */
export function PlaceOption({ place: { name, state, country } }: { place: Place }) {
  return (
    <>
      <MapPin className="flex-none" aria-hidden />
      <span dir="auto" className="written min-w-0">
        {name}
        <small>{[state, country].filter((one) => one && one !== name).join(', ')}</small>
      </span>
    </>
  )
}
