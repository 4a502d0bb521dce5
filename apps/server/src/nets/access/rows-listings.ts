import { getHomepage, getNearbyProperties } from '@gable/contract/homepage'
import { countView } from '@gable/contract/insights'
import { getProperties, getPropertyCards, searchProperties } from '@gable/contract/properties'
import { search } from '@gable/contract/search'
import { searchTile } from '@gable/contract/search-tile'
import { everyHome, seenHome } from './listing-verdicts.ts'
import { type Row, row, rowAbout } from './row.ts'

/** Nobody learns from it whether a home is there. */
const sameForAll = everyHome('ok')

/** Whose homes are looked for is no secret; what is not public is not among them. */
const ofLister = {
  access: 'optional',
  names: 'account',
  by: 'userid',
  input: ({ id }: { id: number }) => ({ listerId: id }),
  when: {
    'of the lister': 'ok',
    deactivated: 'ok',
    'about to be erased': 'ok',
    erased: 'ok',
    'of staff': 'ok',
    'never there': 'ok',
  },
} as const

const wholeWorld = { z: 0, x: 0, y: 0 }
/** So near that each stands there by itself. */
const aroundTheProperties = { z: 16, x: 31_200, y: 24_534 }

export const listingRows: Row[] = [
  row(searchProperties, { access: 'optional' }),
  row(getProperties, { access: 'optional' }),
  row(search, { access: 'optional' }),
  row(searchTile, { access: 'optional', input: () => aroundTheProperties }),
  row(getHomepage, { access: 'optional' }),
  row(getNearbyProperties, { access: 'optional' }),
  rowAbout(searchProperties, ofLister),
  rowAbout(getProperties, ofLister),
  rowAbout(search, ofLister),
  rowAbout(searchTile, { ...ofLister, input: ({ id }: { id: number }) => ({ ...wholeWorld, listerId: id }) }),
  rowAbout(getProperties, {
    access: 'optional',
    names: 'property',
    by: 'id',
    input: ({ id }) => ({ id }),
    when: seenHome,
  }),
  rowAbout(getProperties, {
    access: 'optional',
    names: 'property',
    by: 'slug_id',
    input: ({ slug }) => ({ slug }),
    when: seenHome,
  }),
  rowAbout(getPropertyCards, {
    access: 'optional',
    names: 'property',
    by: 'ids',
    input: ({ id }) => ({ ids: [id] }),
    when: sameForAll,
  }),
  rowAbout(countView, {
    access: 'optional',
    names: 'property',
    by: 'property_id',
    input: ({ id }) => ({ propertyId: id }),
    when: sameForAll,
  }),
]
