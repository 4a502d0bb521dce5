import type { AreaMeasure } from './area-measure.ts'
import { type AreaUnit, squareMetresOf } from './area-units.ts'

/** Square metres stay as they are, to the last bit of a double from a hundredth of one on. */
const allPlaces = 20

/** Places that two decimals of a square metre are enough for: see `areaDecimals`. */
export function measureOf(unit: AreaUnit, sign: string): AreaMeasure {
  const squareMetres = squareMetresOf(unit)
  const places = squareMetres < 1 ? 0 : squareMetres < 100 ? 2 : 4
  return { squareMetres, sign, places: unit === 'square_metre' ? allPlaces : places }
}
