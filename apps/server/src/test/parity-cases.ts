import type { Filters } from './any-search.ts'

/** `finds`: titles that must be among the answer, or how many; without it the engines and the reference must agree. */
export type ParityCase = { filters: Filters; finds?: string[] | number }

const line = -16.5
const box = (west: number, south: number, east: number, north: number) => ({
  filters: { bbox: { west, south, east, north } },
})

/** Around three homes that lie a millionth of a degree apart. */
const square = [
  { longitude: 20.6, latitude: 10.1 },
  { longitude: 20.7, latitude: 10.1 },
  { longitude: 20.7, latitude: 10.2 },
  { longitude: 20.6, latitude: 10.2 },
]
/** Where one of them is. */
const edge = { longitude: 20.654321, latitude: 10.123456 }

const texts: Record<string, ParityCase> = {
  'no filter finds everything public': { filters: {} },
  'a word without its accent': { filters: { text: 'sao' }, finds: 2 },
  'a word with its accent': { filters: { text: 'São' }, finds: 2 },
  'a word in capitals': { filters: { text: 'JARDIM' }, finds: 3 },
  'several words in any order': { filters: { text: 'joao casa' }, finds: 2 },
  'a word more than there is': { filters: { text: 'casa jardim castelo' }, finds: 0 },
  'the same word twice': { filters: { text: 'jardim jardim JARDIM' }, finds: 3 },
  'a category in another language': { filters: { text: 'Wohnung' }, finds: 1 },
  'sharp s and double s': { filters: { text: 'strasse fluß' }, finds: 2 },
  'a Chinese character of a compound': { filters: { text: '庭' }, finds: 1 },
  'two Chinese characters in any order': { filters: { text: '京東' }, finds: 1 },
  'a Japanese phrase': { filters: { text: '京都の町家' }, finds: ['京都の町家'] },
  'Arabic with other forms of its letters': { filters: { text: 'شقة جميلة' }, finds: 2 },
  'Arabic digits and Latin ones': { filters: { text: '3' }, finds: 2 },
  'Thai without spaces': { filters: { text: 'ทะเล' }, finds: ['บ้านริมทะเล'] },
  'Cyrillic in capitals': { filters: { text: 'МОРЯ' }, finds: ['Квартира у моря'] },
  'words that are operators elsewhere': { filters: { text: 'not or and' }, finds: 1 },
  'signs that are operators elsewhere': { filters: { text: '!operators & (|) <-> *' }, finds: 1 },
  'nothing but signs is no text': { filters: { text: '&&& !!! ***' } },
  'quotes and backslashes': { filters: { text: `O'Brien \\ "quoted"` }, finds: 1 },
  'a quote that is not closed': { filters: { text: "brien's '" }, finds: 1 },
  'a colon and a star are no prefix search': { filters: { text: 'opera:*' }, finds: 0 },
  'a part of a word is not the word': { filters: { text: 'jard' }, finds: 0 },
  'a word longer than words are kept': { filters: { text: 'x'.repeat(80) }, finds: 1 },
  'JSON and SQL in the text': { filters: { text: `{"match_all":{}} '; drop table property --` }, finds: 0 },
}

const places: Record<string, ParityCase> = {
  'a city in another spelling': { filters: { city: 'SAO   PAULO' }, finds: 2 },
  'a city that is not a whole name': { filters: { city: 'Sao' }, finds: 0 },
  'a city in Arabic': { filters: { city: 'عمان' }, finds: ['دار ٣ غرف'] },
  'one name in one of two states': { filters: { city: 'springfield', state: 'MISSOURI' }, finds: 1 },
  'a country': { filters: { country: 'usa' }, finds: 2 },
  'a city of signs only': { filters: { city: '!!!' }, finds: 0 },
  'a box around the world': box(-180, -90, 180, 90),
  'a box without size on a point': { ...box(20.654321, 10.123456, 20.654321, 10.123456), finds: ['an edge'] },
  'a box without size beside every point': { ...box(20.654322, 10.123456, 20.654322, 10.123456), finds: 0 },
  'edges exactly on points': { ...box(20.65432, 10.123456, 20.654321, 10.123457), finds: 3 },
  'an edge finer than points': { ...box(20.6543205, 10.1234564, 20.6543214, 10.1234566), finds: 2 },
  'a box that ends a millionth short': { ...box(20, 10, 20.654319, 11), finds: 0 },
  'a box across the date line': { ...box(179.5, -17, -179.5, -16), finds: 4 },
  'a box up to the date line from the west': { ...box(179.5, -17, 180, -16), finds: 2 },
  'a box from the date line to the east': { ...box(-180, -17, -179.5, -16), finds: 2 },
  'a box without size on the date line': { ...box(180, line, 180, line), finds: ['on the line from the west'] },
  'a box of the date line from both sides': { ...box(180, line, -180, line), finds: 2 },
  'a box around the world from a meridian': box(10, -90, 9.999999, 90),
  'a box without size on the north pole': { ...box(0, 90, 0, 90), finds: ['north pole'] },
  'a box along the south pole': { ...box(-180, -90, 180, -89.999999), finds: ['south pole'] },
  'an area with nothing cut out': { filters: { polygons: [square] }, finds: 3 },
  'an area with a point cut out': { filters: { polygons: [square], cutPolygons: [[edge, edge, edge]] }, finds: 2 },
  'an area with itself cut out': { filters: { polygons: [square, square], cutPolygons: [square] }, finds: 0 },
  'a cut whose line goes through a point': {
    filters: {
      polygons: [square],
      cutPolygons: [[edge, { longitude: 20.69, latitude: 10.123456 }, { longitude: 20.69, latitude: 10.11 }]],
    },
    finds: 2,
  },
  'south and north mixed up': { ...box(-1, 1, 1, -1), finds: ['on the equator'] },
}

const facts: Record<string, ParityCase> = {
  'what is promoted at this moment': {
    filters: { isPromoted: true },
    finds: ['both, one of them over', 'in the slider', 'first in results'],
  },
  'homes to rent': { filters: { deal: 'rent' } },
  'homes for sale': { filters: { deal: 'sell' } },
  'a category': { filters: { categoryIds: [2] } },
  'a category that nothing is of': { filters: { categoryIds: [999_999] }, finds: 0 },
  'a slug of a category': { filters: { categorySlugs: ['apartment'] }, finds: ['just above a million'] },
  'a slug of no category': { filters: { categorySlugs: ['castles-in-the-air'] }, finds: 0 },
  'equal price bounds': { filters: { minPrice: '1000000', maxPrice: '1000000.00', deal: 'rent' } },
  'a price of nothing': { filters: { maxPrice: '0' } },
  'prices from one cent to one cent': { filters: { minPrice: '0.01', maxPrice: '0.01' } },
  'prices the wrong way round': {
    filters: { minPrice: '1000000.01', maxPrice: '999999.99', text: 'million' },
    finds: 3,
  },
  'a lowest price': { filters: { minPrice: '999999999999.99' }, finds: ['dear'] },
  'a highest price': { filters: { maxPrice: '999999.99' } },
  'posted since yesterday': { filters: { postedSinceDays: 1 } },
  'posted in five days': { filters: { postedSinceDays: 5 } },
  'posted in a hundred years': { filters: { postedSinceDays: 36_500 } },
  'hidden ones are never found': { filters: { text: 'hidden' }, finds: 0 },
  'what was taken is found when asked for, and nothing else that is hidden': {
    filters: { text: 'hidden', withTaken: true },
    finds: ['hidden: rented', 'hidden: sold'],
  },
  'everything public and what was taken': { filters: { withTaken: true } },
  'the dearest with what was taken, from the middle': {
    filters: { withTaken: true, sort: 'price_high', offset: 7, limit: 9 },
  },
  'a part of the map with what was taken': {
    filters: { withTaken: true, bbox: { west: -9, south: 41, east: -8, north: 42 }, deal: 'rent' },
  },
  'one that ends later is found': { filters: { text: 'ends' }, finds: ['ends in an hour'] },
  'text, city, deal, price and box together': {
    filters: {
      text: 'million',
      city: 'porto',
      deal: 'sell',
      minPrice: '999999.99',
      maxPrice: '2000000',
      bbox: { west: -9, south: 41, east: -8, north: 42 },
    },
    finds: 2,
  },
  'category, posted since and country together': {
    filters: { categoryIds: [1], postedSinceDays: 5, country: 'portugal' },
  },
  'a page in the middle': { filters: { offset: 7, limit: 5 } },
  'a page of one': { filters: { offset: 0, limit: 1 } },
  'a page behind the end': { filters: { offset: 10_000, limit: 50 } },
}

export const parityCases = { ...texts, ...places, ...facts }
