type Category = 'house' | 'apartment' | 'villa' | 'studio'

export type DemoHome = {
  title: string
  description: string
  category: Category
  deal: 'sell' | 'rent'
  price: string
  street: string
  city: string
  state: string
  latitude: number
  longitude: number
  bedrooms: number
  bathrooms: number
  area: number
  pictures: string[]
}

const porto = { city: 'Porto', state: 'Porto District' }
const matosinhos = { city: 'Matosinhos', state: 'Porto District' }
const gaia = { city: 'Vila Nova de Gaia', state: 'Porto District' }

/** A dozen invented homes in a corner of the world that is real. Every picture of them is generated. */
export const demoHomes: DemoHome[] = [
  {
    ...porto,
    title: 'Villa with a long pool above the sea',
    description:
      'Low, quiet and open to the west: three terraces step down to a pool of eighteen metres, and the evening comes in through a wall of glass. Built in 2019 with a heat pump, triple glazing and a garden that waters itself.',
    category: 'villa',
    deal: 'sell',
    price: '1850000',
    street: 'Rua do Farol 48',
    latitude: 41.1648,
    longitude: -8.6736,
    bedrooms: 5,
    bathrooms: 4,
    area: 412,
    pictures: ['villa-pool-dusk', 'villa-pool-side', 'living-room', 'kitchen-island', 'bath-tub', 'dining-table'],
  },
  {
    ...porto,
    title: 'Cottage in an orchard, ten minutes from the centre',
    description:
      'Stone below, timber above, and apple trees on three sides. The kitchen keeps its old hearth; the roof, wiring and windows were renewed two years ago. Swifts nest under the eaves in May.',
    category: 'house',
    deal: 'sell',
    price: '465000',
    street: 'Travessa das Macieiras 3',
    latitude: 41.1789,
    longitude: -8.6205,
    bedrooms: 3,
    bathrooms: 2,
    area: 138,
    pictures: ['cottage-golden-hour', 'dining-room', 'kitchen', 'bedroom-detail', 'bathroom'],
  },
  {
    ...porto,
    title: 'Brick terrace with a walled garden',
    description:
      'Three floors in a street of plane trees. High ceilings, the original staircase, a study in the roof and a south-facing garden behind a wall that holds the warmth until ten at night.',
    category: 'house',
    deal: 'sell',
    price: '598000',
    street: 'Rua da Olaria 112',
    latitude: 41.1541,
    longitude: -8.6233,
    bedrooms: 4,
    bathrooms: 2,
    area: 176,
    pictures: ['brick-terrace-street', 'terrace-door', 'loft-study', 'living-room-sofa', 'bedroom'],
  },
  {
    ...porto,
    title: 'Two-bedroom flat with a balcony over the river mouth',
    description:
      'Sixth floor, lift, and a balcony deep enough to eat on. You see the river meet the sea from the sofa. Underfloor heating, a box room in the basement, one parking space.',
    category: 'apartment',
    deal: 'sell',
    price: '389000',
    street: 'Avenida da Barra 210, 6.º',
    latitude: 41.1432,
    longitude: -8.6681,
    bedrooms: 2,
    bathrooms: 2,
    area: 94,
    pictures: ['balcony-sea-view', 'living-room-sofa', 'kitchen', 'bedroom', 'bathroom'],
  },
  {
    ...porto,
    title: 'Corner flat in the block with the green balconies',
    description:
      'Light from two sides, oak floors and a kitchen made for two people to cook in. The building shares a workshop, a laundry and a roof with beds for vegetables.',
    category: 'apartment',
    deal: 'rent',
    price: '1450',
    street: 'Rua da Constituição 305, 3.º',
    latitude: 41.1622,
    longitude: -8.6098,
    bedrooms: 2,
    bathrooms: 1,
    area: 81,
    pictures: ['apartment-block-balconies', 'kitchen', 'living-room', 'bedroom-detail'],
  },
  {
    ...matosinhos,
    title: 'Flat on the twenty-first floor of the harbour tower',
    description:
      'The whole coast on one side and the cranes of the port on the other. Fitted wardrobes, air conditioning, concierge, and a gym that nobody uses before seven.',
    category: 'apartment',
    deal: 'rent',
    price: '2300',
    street: 'Avenida do Porto de Leixões 9, 21.º',
    latitude: 41.1808,
    longitude: -8.6728,
    bedrooms: 3,
    bathrooms: 2,
    area: 126,
    pictures: ['tower-project-visual', 'living-room', 'dining-table', 'bath-tub'],
  },
  {
    ...porto,
    title: 'Writer’s loft under the roof of a former printing house',
    description:
      'One large room with beams, a gallery for the bed and a desk by the only window that looks at nothing but sky. The press is gone; its freight lift still works.',
    category: 'studio',
    deal: 'rent',
    price: '980',
    street: 'Rua da Picaria 17',
    latitude: 41.1497,
    longitude: -8.6141,
    bedrooms: 1,
    bathrooms: 1,
    area: 58,
    pictures: ['loft-desk', 'loft-study', 'bathroom', 'kitchen-island'],
  },
  {
    ...gaia,
    title: 'Family house with a long table and a longer view',
    description:
      'A house for many people: a dining room for twelve, four bedrooms, a laundry with its own door to the garden. The cellars of the port houses begin at the end of the street.',
    category: 'house',
    deal: 'sell',
    price: '720000',
    street: 'Rua do Pilar 64',
    latitude: 41.1334,
    longitude: -8.6087,
    bedrooms: 4,
    bathrooms: 3,
    area: 214,
    pictures: ['dining-room', 'dining-table', 'kitchen-island', 'bedroom', 'bath-tub', 'terrace-door'],
  },
  {
    ...matosinhos,
    title: 'Ground-floor flat with its own front door',
    description:
      'No stairs, no neighbours above the bedrooms, and a bakery next door. Renovated last winter down to the pipes; the bathroom has a window.',
    category: 'apartment',
    deal: 'sell',
    price: '274500',
    street: 'Rua Brito Capelo 512',
    latitude: 41.1866,
    longitude: -8.6705,
    bedrooms: 2,
    bathrooms: 1,
    area: 73,
    pictures: ['bedroom', 'bedroom-detail', 'bathroom', 'kitchen'],
  },
  {
    ...porto,
    title: 'Garden villa from the thirties, carefully undone',
    description:
      'Ninety years of additions were taken away until the first house came out again: terrazzo, curved stairs, a winter garden. What is new is invisible: insulation, network, a water tank for the roses.',
    category: 'villa',
    deal: 'sell',
    price: '1240000',
    street: 'Rua de Serralves 80',
    latitude: 41.1598,
    longitude: -8.6571,
    bedrooms: 5,
    bathrooms: 3,
    area: 298,
    pictures: ['villa-pool-side', 'living-room-sofa', 'dining-room', 'bath-tub', 'loft-study'],
  },
  {
    ...gaia,
    title: 'Terraced house by the beach line',
    description:
      'Bicycles in the hall, surfboards in the yard. Three small bedrooms, one big kitchen, and the train to the centre every fifteen minutes.',
    category: 'house',
    deal: 'rent',
    price: '1690',
    street: 'Rua das Dunas 21',
    latitude: 41.1253,
    longitude: -8.6703,
    bedrooms: 3,
    bathrooms: 1,
    area: 108,
    pictures: ['terrace-door', 'brick-terrace-street', 'kitchen', 'bedroom-detail'],
  },
  {
    ...porto,
    title: 'Bright studio near the university',
    description:
      'Thirty-six square metres that feel like fifty: a real kitchen, a desk in the bay window, storage to the ceiling. Bills and fast internet are included.',
    category: 'studio',
    deal: 'rent',
    price: '760',
    street: 'Rua do Campo Alegre 730',
    latitude: 41.1527,
    longitude: -8.6378,
    bedrooms: 1,
    bathrooms: 1,
    area: 36,
    pictures: ['loft-study', 'kitchen-island', 'bathroom'],
  },
]
