import * as z from 'zod'
import { renamed } from './wire.ts'

const name = z.string().optional()

/** What places are called in the language of the request. What is missing is called as it is stored. */
export const PlaceLabel = renamed(
  z.object({
    whole_address: name.describe('The address as it is shown, with those of its parts that have another name'),
    street: name,
    district: name,
    city: name,
    state: name,
    country: name,
  }),
  { whole_address: 'address' },
)
export type PlaceLabel = z.output<typeof PlaceLabel>

/** Beside the stored names, by which a place is linked to and searched for. */
export const placeLabel = {
  place_label: PlaceLabel.optional().describe('Ours: absent where all is called as it is stored'),
}
export const placeLabelName = { place_label: 'placeLabel' } as const
