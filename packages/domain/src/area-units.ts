/** A unit of area in square metres, as a fraction of whole numbers: a third of a metre has no exact decimal. */
type Factor = readonly [numerator: bigint, denominator: bigint]

/** The international foot is 0.3048 m, by which yard, mile and acre are defined too. */
const squareFoot: Factor = [9_290_304n, 100_000_000n]
const feet = (count: bigint, parts = 1n): Factor => [count * squareFoot[0], parts * squareFoot[1]]
/** Six shaku of 10/33 m, squared: what a tsubo, a ping and a pyeong are. */
const squareKen: Factor = [400n, 121n]

/**
 * What one of each is in square metres. Where a unit of one name differs by region, each has a key of its own, and its
 * region is said with its name.
 */
export const areaUnits = {
  square_metre: [1n, 1n],
  square_kilometre: [1_000_000n, 1n],
  square_centimetre: [1n, 10_000n],
  hectare: [10_000n, 1n],
  square_foot: squareFoot,
  square_inch: feet(1n, 144n),
  square_yard: feet(9n),
  acre: feet(43_560n),
  square_mile: feet(27_878_400n),
  bigha_bengal: feet(14_400n),
  bigha_gujarat: feet(17_424n),
  bigha_rajasthan: feet(27_225n),
  bigha_nepal: feet(72_900n),
  marla: feet(1_089n, 4n),
  marla_lahore: feet(225n),
  kanal: feet(5_445n),
  kanal_lahore: feet(4_500n),
  dunam: [1_000n, 1n],
  dunam_cyprus: feet(14_400n),
  dunam_iraq: [2_500n, 1n],
  // 333 ⅓ square kassabas of 3.55 m.
  feddan: [25_205n, 6n],
  tsubo: squareKen,
  ping: squareKen,
  pyeong: squareKen,
  rai: [1_600n, 1n],
} as const satisfies Record<string, Factor>
export type AreaUnit = keyof typeof areaUnits

export const areaUnitGroups = {
  metric: ['square_metre', 'square_kilometre', 'square_centimetre', 'hectare'],
  imperial: ['square_foot', 'square_inch', 'square_yard', 'acre', 'square_mile'],
  southAsia: [
    'bigha_bengal',
    'bigha_gujarat',
    'bigha_rajasthan',
    'bigha_nepal',
    'marla',
    'marla_lahore',
    'kanal',
    'kanal_lahore',
  ],
  middleEast: ['dunam', 'dunam_cyprus', 'dunam_iraq', 'feddan'],
  eastAsia: ['tsubo', 'ping', 'pyeong', 'rai'],
} as const satisfies Record<string, readonly AreaUnit[]>

export const isAreaUnit = (word: string | null | undefined): word is AreaUnit =>
  word != null && Object.hasOwn(areaUnits, word)

/** What one is in square metres, as near as a double comes. */
export const squareMetresOf = (unit: AreaUnit): number => Number(areaUnits[unit][0]) / Number(areaUnits[unit][1])

/** An area as a fraction of whole numbers, so that nothing is lost on the way from unit to unit and back. */
export type Area = { numerator: bigint; denominator: bigint }

const longestFigure = 30

/** A plain decimal such as `142.5`, or as doubles write what is very large or small; nothing when it is none. */
export function toArea(decimal: string): Area | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = /^(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,2}))?$/i.exec(decimal) ?? []
  if (whole === '' || whole.length + fraction.length > longestFigure) return undefined
  const power = Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return power >= 0
    ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-power) }
}

export function convertArea({ numerator, denominator }: Area, from: AreaUnit, to: AreaUnit): Area {
  const [fromFactor, toFactor]: [Factor, Factor] = [areaUnits[from], areaUnits[to]]
  return {
    numerator: numerator * fromFactor[0] * toFactor[1],
    denominator: denominator * fromFactor[1] * toFactor[0],
  }
}

/** As a decimal with so many places, rounded half up. */
export function writeArea({ numerator, denominator }: Area, places: number): string {
  const scaled = (2n * numerator * 10n ** BigInt(places) + denominator) / (2n * denominator)
  const digits = String(scaled).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** As many places as an area of this size is told with: two, or below one the first three digits that say something. */
export function placesOf({ numerator, denominator }: Area): number {
  if (numerator >= denominator || numerator === 0n) return 2
  const zeros = String(denominator / numerator).length - 1
  return Math.min(zeros + 3, 20)
}
