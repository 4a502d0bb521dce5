import type { Point } from './geometry.ts'
import type { Name } from './names.ts'

/** What is built in a district, and how its streets are laid. Sizes in metres; shares are weights. */
export type Fabric = {
  blockWidth: number
  blockDepth: number
  frontage: number
  streetWidth: number
  bend: number
  kinds: Partial<Record<HomeKind, number>>
  built: readonly [from: number, to: number]
}
/** The kinds of buildings that homes are in; the pictures have the same names. */
export type HomeKind =
  | 'cottage'
  | 'terrace'
  | 'villa'
  | 'midrise'
  | 'tower'
  | 'farmhouse'
  | 'shop'
  | 'warehouse'
  | 'plot'
export type District = Name & { id: string; middle: Point; fabric: Fabric; town: 'lunara' | 'oakwell' }

const oldTown: Fabric = {
  blockWidth: 74,
  blockDepth: 46,
  frontage: 8.5,
  streetWidth: 7,
  bend: 1.6,
  kinds: { terrace: 6, shop: 3, midrise: 2 },
  built: [1720, 1905],
}
const centre: Fabric = {
  blockWidth: 118,
  blockDepth: 72,
  frontage: 20,
  streetWidth: 14,
  bend: 0.15,
  kinds: { midrise: 12, shop: 3, tower: 1.2 },
  built: [1910, 2021],
}
const docks: Fabric = {
  blockWidth: 130,
  blockDepth: 80,
  frontage: 31,
  streetWidth: 12,
  bend: 0.2,
  kinds: { warehouse: 7, midrise: 2, tower: 0.6, plot: 0.7 },
  built: [1870, 2018],
}
const rows: Fabric = {
  blockWidth: 124,
  blockDepth: 58,
  frontage: 6.2,
  streetWidth: 11,
  bend: 0.5,
  kinds: { terrace: 14, shop: 0.6 },
  built: [1880, 1965],
}
const flats: Fabric = {
  blockWidth: 120,
  blockDepth: 78,
  frontage: 27,
  streetWidth: 13,
  bend: 0.4,
  kinds: { midrise: 8, terrace: 1, plot: 0.3 },
  built: [1958, 2020],
}
const hill: Fabric = {
  blockWidth: 138,
  blockDepth: 84,
  frontage: 25,
  streetWidth: 9,
  bend: 2.2,
  kinds: { villa: 8, cottage: 2, plot: 1 },
  built: [1935, 2022],
}
const cottages: Fabric = {
  blockWidth: 120,
  blockDepth: 66,
  frontage: 17,
  streetWidth: 8.5,
  bend: 1.3,
  kinds: { cottage: 9, villa: 2, terrace: 1, plot: 0.8 },
  built: [1900, 1995],
}

const lunara = (id: string, name: string, name_ar: string, x: number, y: number, fabric: Fabric): District => ({
  id,
  name,
  name_ar,
  middle: [x, y],
  fabric,
  town: 'lunara',
})
const oakwell = (...rest: Parameters<typeof lunara>): District => ({ ...lunara(...rest), town: 'oakwell' })

export const districts: District[] = [
  lunara('old-town', 'Old Town', 'البلدة القديمة', 740, -250, oldTown),
  lunara('harbour', 'Harbour', 'الميناء', 720, -1180, docks),
  lunara('centre', 'Centre', 'الوسط', 1650, -180, centre),
  lunara('station-quarter', 'Station Quarter', 'حي المحطة', 2480, -760, flats),
  lunara('riverside', 'Riverside', 'ضفة النهر', 1560, 620, flats),
  lunara('college', 'College', 'الكلية', 2650, 420, centre),
  lunara('north-beach', 'North Beach', 'الشاطئ الشمالي', 640, 1560, rows),
  lunara('mill-fields', 'Mill Fields', 'حقول الطاحونة', 1660, 1700, rows),
  lunara('lighthouse-point', 'Lighthouse Point', 'رأس المنارة', 620, 2560, cottages),
  lunara('south-sands', 'South Sands', 'الرمال الجنوبية', 720, -2220, cottages),
  lunara('sail-park', 'Sail Park', 'حديقة الأشرعة', 1620, -1620, rows),
  lunara('orchard-end', 'Orchard End', 'طرف البستان', 2760, -1800, cottages),
  lunara('east-hill', 'East Hill', 'التل الشرقي', 3640, -260, hill),
  lunara('upper-hill', 'Upper Hill', 'التل الأعلى', 3560, 1180, hill),
  lunara('cedar-heights', 'Cedar Heights', 'مرتفعات الأرز', 2680, 1900, hill),
  oakwell('oakwell-cross', 'Oakwell Cross', 'مفترق أوكويل', 13_300, 2450, oldTown),
  oakwell('oakwell-green', 'Oakwell Green', 'أوكويل الخضراء', 13_850, 2900, rows),
  oakwell('spring-side', 'Spring Side', 'جانب النبع', 12_780, 2860, cottages),
  oakwell('vine-hill', 'Vine Hill', 'تل الكروم', 13_420, 3420, hill),
]

export const towns = {
  lunara: {
    name: 'Lunara',
    name_ar: 'لونارا',
    at: [1450, -120] as Point,
    kind: 'city',
    outline: [
      [-200, -2900],
      [1500, -2900],
      [3300, -2500],
      [4350, -1100],
      [4450, 700],
      [3900, 2100],
      [2900, 2800],
      [1200, 3200],
      [-200, 3200],
    ] as Point[],
  },
  oakwell: {
    name: 'Oakwell',
    name_ar: 'أوكويل',
    at: [13_350, 2700] as Point,
    kind: 'town',
    outline: [
      [12_350, 2150],
      [13_300, 2080],
      [14_250, 2450],
      [14_350, 3150],
      [13_800, 3850],
      [12_900, 3800],
      [12_300, 3100],
    ] as Point[],
  },
}
