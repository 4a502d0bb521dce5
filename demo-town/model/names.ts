export type Name = { name: string; name_ar: string }

const words: [english: string, arabic: string][] = [
  ['Harbour', 'الميناء'],
  ['Lighthouse', 'المنارة'],
  ['Almond', 'اللوز'],
  ['Mill', 'الطاحونة'],
  ['Orchard', 'البستان'],
  ['Chapel', 'المصلى'],
  ['Market', 'السوق'],
  ['Sailmaker', 'صانع الأشرعة'],
  ['Cedar', 'الأرز'],
  ['Palm', 'النخيل'],
  ['Fountain', 'النافورة'],
  ['Garden', 'الحديقة'],
  ['Olive', 'الزيتون'],
  ['Pearl', 'اللؤلؤ'],
  ['Anchor', 'المرساة'],
  ['Rope', 'الحبال'],
  ['Weaver', 'النساجين'],
  ['Potter', 'الفخارين'],
  ['Baker', 'الخبازين'],
  ['Copper', 'النحاس'],
  ['Silver', 'الفضة'],
  ['Amber', 'العنبر'],
  ['Station', 'المحطة'],
  ['College', 'الكلية'],
  ['Library', 'المكتبة'],
  ['Theatre', 'المسرح'],
  ['Museum', 'المتحف'],
  ['Castle', 'القلعة'],
  ['Tower', 'البرج'],
  ['Bridge', 'الجسر'],
  ['River', 'النهر'],
  ['Beach', 'الشاطئ'],
  ['Dune', 'الكثبان'],
  ['Coral', 'المرجان'],
  ['Heron', 'البلشون'],
  ['Swift', 'السمامة'],
  ['Falcon', 'الصقر'],
  ['Gazelle', 'الغزال'],
  ['Jasmine', 'الياسمين'],
  ['Rose', 'الورد'],
  ['Lavender', 'الخزامى'],
  ['Saffron', 'الزعفران'],
  ['Fig', 'التين'],
  ['Lemon', 'الليمون'],
  ['Carob', 'الخروب'],
  ['Acacia', 'السنط'],
  ['Cypress', 'السرو'],
  ['Juniper', 'العرعر'],
  ['Meadow', 'المرج'],
  ['Spring', 'النبع'],
  ['Well', 'البئر'],
  ['Stone', 'الحجر'],
  ['Marble', 'الرخام'],
  ['Chalk', 'الطباشير'],
  ['Hill', 'التل'],
  ['Valley', 'الوادي'],
  ['Summit', 'القمة'],
  ['Terrace', 'الشرفة'],
  ['Sunrise', 'الشروق'],
  ['Evening', 'المساء'],
  ['North', 'الشمال'],
  ['South', 'الجنوب'],
  ['Captain', 'القبطان'],
  ['Pilot', 'المرشد'],
  ['Caravan', 'القافلة'],
  ['Compass', 'البوصلة'],
]
const streetKinds: [english: string, arabic: string][] = [
  ['Street', 'شارع'],
  ['Road', 'طريق'],
  ['Lane', 'زقاق'],
  ['Walk', 'ممشى'],
  ['Close', 'حي'],
  ['Rise', 'طلعة'],
  ['Row', 'صف'],
]
const avenue: [english: string, arabic: string] = ['Avenue', 'جادة']

/** Names in a fixed, mixed order, each given once; after the last one they are numbered. */
export class Names {
  #streets = 0
  #avenues = 0

  nextStreet(): Name {
    const index = this.#streets++
    // 41 has no factor in common with the number of words, so every word comes before one comes again.
    const word = words[(index * 41) % words.length] as [string, string]
    const round = Math.floor(index / words.length)
    const kind = streetKinds[(round + index) % streetKinds.length] as [string, string]
    return join(word, kind, Math.floor(round / streetKinds.length))
  }

  nextAvenue(): Name {
    const index = this.#avenues++
    return join(words[(index * 29) % words.length] as [string, string], avenue, Math.floor(index / words.length))
  }
}

function join(word: readonly [string, string], kind: readonly [string, string], again: number): Name {
  const number = again > 0 ? ` ${again + 1}` : ''
  return { name: `${word[0]} ${kind[0]}${number}`, name_ar: `${kind[1]} ${word[1]}${number}` }
}
