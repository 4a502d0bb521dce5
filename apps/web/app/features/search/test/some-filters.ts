import type { Facets } from '../facets.ts'
import type { Labels, ParameterLabel } from '../search-labels.ts'

const bedrooms: ParameterLabel = {
  id: 1,
  key: 'bedrooms',
  name: 'Bedrooms',
  kind: 'number',
  unit: null,
  options: [],
  deals: ['sell', 'rent'],
}
export const labels: Labels = {
  categories: [
    { id: 7, slug: 'apartment', name: 'Apartment', icon: 'building-2' },
    { id: 8, slug: 'house', name: 'House', icon: 'house' },
    { id: 9, slug: 'castle', name: 'Castle', icon: 'castle' },
  ],
  parameters: [
    bedrooms,
    {
      ...bedrooms,
      id: 2,
      key: 'features',
      name: 'Features',
      kind: 'multi_choice',
      options: [
        { value: 'garden', name: 'Garden' },
        { value: 'lift', name: 'Lift' },
      ],
    },
    { ...bedrooms, id: 3, key: 'area', name: 'Area', unit: 'sqm' },
  ],
  facilities: [{ id: 5, key: 'school', name: 'School' }],
}

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value: Number(value) || value, upTo: null, count }))

/** What a search for everything would count. */
export const facets: Facets = [
  { filter: 'deal', counts: counted({ sell: 24, rent: 1234 }) },
  { filter: 'category', counts: counted({ 7: 12, 8: 6 }) },
  { filter: 'price', counts: counted({ 100000: 2, 200000: 5, 500000: 3 }) },
  { filter: 'parameter:1', counts: counted({ 2: 10, 4: 12 }) },
  { filter: 'parameter:2', counts: counted({ garden: 12, lift: 3 }) },
  { filter: 'parameter:3', counts: counted({ 50: 10, 100: 12 }) },
]
