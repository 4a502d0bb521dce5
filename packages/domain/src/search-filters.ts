/**
 * Every filter of a search that a person sets or drops as one. `tells` says whether it asks for more than the locked
 * card of a premium home shows; such a home is then left out for those who may not read it.
 */
const filters = {
  text: { tells: true },
  deal: { tells: false },
  category: { tells: false },
  city: { tells: false },
  state: { tells: false },
  country: { tells: false },
  // Compared with the point that is shown to all, never with the door.
  area: { tells: false },
  price: { tells: true },
  posted: { tells: false },
  lister: { tells: true },
  promoted: { tells: false },
  photos: { tells: true },
  video: { tells: true },
  panorama: { tells: true },
  priceDrop: { tells: true },
  facilities: { tells: true },
} as const satisfies Record<string, { tells: boolean }>

type FixedFilter = keyof typeof filters
/** The catalogue's parameters are data: each that is filterable is a filter of its own. */
export type FilterName = FixedFilter | `parameter:${number}`

export const isTellingFilter = (name: FilterName): boolean => (isFixed(name) ? filters[name].tells : true)

const isFixed = (name: FilterName): name is FixedFilter => name in filters
