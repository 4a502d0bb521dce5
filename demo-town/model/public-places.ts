import { areaOf, clipInside, middleOf, type Point, shrink } from './geometry.ts'
import type { Building } from './buildings.ts'
import type { Block } from './layout.ts'
import type { Name } from './names.ts'
import type { StreetNames } from './streets.ts'

type PublicKind = 'school' | 'hospital' | 'worship' | 'museum'
type Wish = Name & { kind: PublicKind; district: string }

const school = (district: string, name: string, name_ar: string): Wish => ({ kind: 'school', district, name, name_ar })

/** What every town has, each in its district. */
const wishes: Wish[] = [
  school('centre', 'Centre School', 'مدرسة الوسط'),
  school('north-beach', 'North Beach School', 'مدرسة الشاطئ الشمالي'),
  school('mill-fields', 'Mill Fields School', 'مدرسة حقول الطاحونة'),
  school('sail-park', 'Sail Park School', 'مدرسة حديقة الأشرعة'),
  school('east-hill', 'East Hill School', 'مدرسة التل الشرقي'),
  school('orchard-end', 'Orchard School', 'مدرسة البستان'),
  school('college', 'Lunara College', 'كلية لونارا'),
  school('oakwell-green', 'Oakwell School', 'مدرسة أوكويل'),
  { kind: 'hospital', district: 'station-quarter', name: 'Lunara Hospital', name_ar: 'مستشفى لونارا' },
  { kind: 'museum', district: 'old-town', name: 'Harbour Museum', name_ar: 'متحف الميناء' },
  { kind: 'worship', district: 'old-town', name: 'Old Chapel', name_ar: 'المصلى القديم' },
  { kind: 'worship', district: 'riverside', name: 'River Mosque', name_ar: 'مسجد النهر' },
  { kind: 'worship', district: 'oakwell-cross', name: 'Oakwell Chapel', name_ar: 'مصلى أوكويل' },
]

export type PublicPlace = Wish & { at: Point }
type Given = { places: PublicPlace[]; buildings: Building[]; taken: Set<Block> }

/** Each wish takes the whole block nearest to the middle of its district that is still free. */
export function placePublic(blocks: Block[], rowsOf: (block: Block) => StreetNames): Given {
  const given: Given = { places: [], buildings: [], taken: new Set() }
  for (const wish of wishes) {
    const block = blocks
      .filter((one) => one.quarter.district.id === wish.district && !given.taken.has(one) && areaOf(one.outline) > 1800)
      .toSorted((a, b) => a.column ** 2 + a.row ** 2 - b.column ** 2 - b.row ** 2)[0]
    const street = block && rowsOf(block).get(block.row)
    if (!block || !street) continue
    given.taken.add(block)
    const building = standIn(block, wish, street)
    given.buildings.push(building)
    given.places.push({ ...wish, at: building.at })
  }
  return given
}

function standIn(block: Block, wish: Wish, street: Name): Building {
  const { district, place } = block.quarter
  const { blockWidth, blockDepth } = district.fabric
  const [u, v] = [(block.column + 0.5) * blockWidth, (block.row + 0.5) * blockDepth]
  const [w, d] = [blockWidth * 0.36, blockDepth * 0.26]
  const wing = [
    place(u - w, v - d),
    place(u + w, v - d),
    place(u + w, v + d * 0.1),
    place(u - w * 0.4, v + d * 0.1),
    place(u - w * 0.4, v + d),
    place(u - w, v + d),
  ]
  const inside = clipInside(wing, shrink(block.outline, 2))
  const outline = (inside.length > 2 ? inside : shrink(block.outline, 8)).map(block.quarter.bend)
  return {
    id: `${wish.district}-${wish.kind}-${block.column}-${block.row}`,
    kind: wish.kind,
    district: district.id,
    town: district.town,
    street,
    number: (block.column + 14) * 2 + 1,
    storeys: wish.kind === 'hospital' ? 6 : wish.kind === 'worship' ? 1 : 3,
    built: 1962,
    roof: wish.kind === 'worship' ? 'pitched' : 'flat',
    material: wish.kind === 'worship' ? 'stone' : 'brick',
    homes: 0,
    at: middleOf(outline),
    outline,
  }
}
