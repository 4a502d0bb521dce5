import type { AreaMeasure } from './area-measure.ts'

/** What is kept of an area: a hundredth of a square metre is less than half of the last place of any measure. */
export const areaDecimals = 2

export const toSquareMetres = (figure: number, { squareMetres }: AreaMeasure, decimals = areaDecimals): number =>
  Number((figure * squareMetres).toFixed(decimals))
