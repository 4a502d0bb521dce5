/**
 * Every filter of a search that a person sets or drops as one. `reveals` says whether it asks for more than the locked
 * card of a premium home shows; such a home is then left out for those who may not read it.
 */
const filters = {
  text: { reveals: true },
  deal: { reveals: false },
  category: { reveals: false },
  city: { reveals: false },
  state: { reveals: false },
  country: { reveals: false },
  // Finer than the locked card of a premium home: such homes have none.
  district: { reveals: true },
  street: { reveals: true },
  // Compared with the point that is shown to all, never with the door.
  area: { reveals: false },
  price: { reveals: true },
  posted: { reveals: false },
  lister: { reveals: true },
  promoted: { reveals: false },
  photos: { reveals: true },
  video: { reveals: true },
  panorama: { reveals: true },
  priceDrop: { reveals: true },
  facilities: { reveals: true },
} as const satisfies Record<string, { reveals: boolean }>

type FixedFilter = keyof typeof filters
/** The catalogue's parameters are data: each that is filterable is a filter of its own. */
export type FilterName = FixedFilter | `parameter:${number}`

export const isRevealingFilter = (name: FilterName): boolean => (isFixed(name) ? filters[name].reveals : true)

const isFixed = (name: FilterName): name is FixedFilter => name in filters
