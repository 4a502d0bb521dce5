export type DemoProject = {
  title: string
  description: string
  category: 'apartment' | 'house' | 'villa'
  type: 'upcoming' | 'under_construction' | 'ready'
  street: string
  city: string
  latitude: number
  longitude: number
  pictures: string[]
  /** The title of a plan, and its drawing. */
  plans: [title: string, drawing: string][]
}

/** Three invented developments beside the demo homes. */
export const demoProjects: DemoProject[] = [
  {
    title: 'Torre do Sol',
    description:
      'A tower that turns a little on every floor, so that no balcony shades the one below.\n\nThe orchard stays: forty plum and orange trees, open to the street by day. Inside, every home has windows on two sides, floors of Portuguese oak and a heat pump of its own. The metro is six minutes away, the river ten.',
    category: 'apartment',
    type: 'under_construction',
    street: 'Rua do Freixo 210',
    city: 'Porto',
    latitude: 41.1489,
    longitude: -8.5868,
    pictures: ['tower-project-visual', 'balcony-sea-view', 'kitchen-island', 'living-room', 'bath-tub', 'dining-table'],
    plans: [
      ['Studio', 'plan-studio'],
      ['1 bedroom', 'plan-one-bedroom'],
      ['2 bedrooms', 'plan-two-bedrooms'],
      ['3 bedrooms', 'plan-three-bedrooms'],
    ],
  },
  {
    title: 'Cais Novo',
    description:
      'Brick and deep balconies beside the fishing harbour.\n\nThirty-eight homes on five floors, with a bakery at the corner and bicycles under the roof.',
    category: 'apartment',
    type: 'upcoming',
    street: 'Rua da Praia 12',
    city: 'Vila Nova de Gaia',
    latitude: 41.1432,
    longitude: -8.6484,
    pictures: ['apartment-block-balconies', 'living-room-sofa', 'kitchen'],
    plans: [
      ['1 bedroom', 'plan-one-bedroom'],
      ['2 bedrooms', 'plan-two-bedrooms'],
    ],
  },
  {
    title: 'Pinhal',
    description:
      'Six villas at the edge of the pines, each with its own pool.\n\nThe walls are ready, the gardens were planted first.',
    category: 'villa',
    type: 'ready',
    street: 'Avenida do Pinhal 4',
    city: 'Matosinhos',
    latitude: 41.1905,
    longitude: -8.6921,
    pictures: ['villa-pool-side', 'villa-pool-dusk', 'terrace-door'],
    plans: [['The villa', 'plan-three-bedrooms']],
  },
]
