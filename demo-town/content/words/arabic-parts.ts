import type { Facts } from '../demo-home.ts'

const masculine = 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة'.split(' ')
const feminine = 'صفر واحدة اثنتان ثلاث أربع خمس ست سبع ثماني تسع عشر'.split(' ')
const ordinals = 'الأرضي الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر'.split(' ')

/** After a preposition. A test reads out of the text how high the building is said to be. */
export function storeysOf(storeys: number): string {
  if (storeys === 1) return 'طابق واحد'
  if (storeys === 2) return 'طابقين'
  return storeys <= 10 ? `${masculine[storeys]} طوابق` : `${storeys} طابقًا`
}

export const floorName = (floor: number) => `الطابق ${ordinals[floor] ?? String(floor)}`

/** After a verb. */
export function bedrooms(count: number): string {
  if (count === 1) return 'غرفة نوم واحدة'
  return count === 2 ? 'غرفتي نوم' : `${feminine[count]} غرف نوم`
}

export function bathrooms(count: number): string {
  if (count === 1) return 'حمّامًا واحدًا'
  return count === 2 ? 'حمّامين' : `${masculine[count]} حمّامات`
}

/** As a name, with the house it is in. */
export function bedroomsOf(count: number): string {
  if (count === 1) return 'بغرفة نوم واحدة'
  return count === 2 ? 'بغرفتي نوم' : `ب${feminine[count]} غرف نوم`
}

function minutes(metres: number): string {
  const count = Math.max(1, Math.round(metres / 80))
  if (count === 1) return 'دقيقة'
  if (count === 2) return 'دقيقتين'
  return count <= 10 ? `${feminine[count]} دقائق` : `${count} دقيقة`
}

const nearNames: Partial<Record<keyof Facts['near'], string>> = {
  school: 'المدرسة',
  station: 'المحطة',
  park: 'الحديقة العامة',
  beach: 'الشاطئ',
  supermarket: 'السوبرماركت',
}

export function nearest({ near }: Facts, most = 3): string {
  const told = (['beach', 'station', 'park', 'school', 'supermarket'] as const)
    .filter((key) => near[key] < 1700)
    .toSorted((one, other) => near[one] - near[other])
    .slice(0, most)
    .map((key) => `${nearNames[key]} على بعد ${minutes(near[key])}`)
  return told.length > 0 ? `${told.join('، و')} سيرًا على الأقدام.` : 'المكان هادئ وبعيد عن الأسواق، ويحتاج إلى سيارة.'
}
