import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** Where the site's own cuts of the fonts are. */
export const fontFolder = new URL('../../packages/ui/src/fonts/', import.meta.url)

type Axis = number | { min: number; max: number }
type Cut = { name: string; source: string; axes: Record<string, Axis>; ranges: readonly (readonly [number, number])[] }

const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const
const latinExtended = [
  [0x100, 0x2ba],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20c0],
] as const
const arabic = [
  [0x600, 0x6ff],
  [0x200c, 0x200f],
  [0xfdfc, 0xfdfc],
] as const

// Headings and prices are 20 to 48 pixels high: one optical size serves them all, at half the bytes.
const serif = { opsz: 36, wght: { min: 360, max: 600 } }
const sans = { wght: { min: 400, max: 700 } }
const of = (family: string, file: string) => `@fontsource-variable/${family}/files/${family}-${file}.woff2`

export const cuts: readonly Cut[] = [
  { name: 'fraunces-latin', source: of('fraunces', 'latin-opsz-normal'), axes: serif, ranges: latin },
  { name: 'fraunces-latin-ext', source: of('fraunces', 'latin-ext-opsz-normal'), axes: serif, ranges: latinExtended },
  { name: 'inter-latin', source: of('inter', 'latin-wght-normal'), axes: sans, ranges: latin },
  { name: 'inter-latin-ext', source: of('inter', 'latin-ext-wght-normal'), axes: sans, ranges: latinExtended },
  { name: 'noto-sans-arabic', source: of('noto-sans-arabic', 'arabic-wght-normal'), axes: sans, ranges: arabic },
]

/** Only the characters and weights that the site uses: a third of the bytes of the whole font. */
export async function cutFont({ source, axes, ranges }: Cut): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
  return subsetFont(whole, ranges.map(textOf).join(''), { targetFormat: 'woff2', variationAxes: axes })
}

const textOf = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
